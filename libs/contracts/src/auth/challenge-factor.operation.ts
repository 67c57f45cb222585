import { operation } from '../kernel/operation.ts';
import { ownBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const challengeFactor = operation({
  name: 'auth.challenge-factor',
  summary:
    'Begins a try of a second factor, and sends the SMS of a phone; a code, or the answer of a key, is verified against it.',
  door: { kind: 'auth', method: 'POST', path: '/factors/{factorId}/challenge' },
  policy: ownBearerCheck('the subject of the token challenges a factor of its own'),
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.no_authorization,
    authErrors.bad_jwt,
    authErrors.user_not_found,
    authErrors.session_not_found,
    authErrors.user_banned,
    authErrors.bad_json,
    authErrors.validation_failed,
    authErrors.insufficient_aal,
    authErrors.mfa_factor_not_found,
    authErrors.mfa_phone_verify_not_enabled,
    authErrors.mfa_webauthn_verify_not_enabled,
    authErrors.over_sms_send_rate_limit,
  ],
});
