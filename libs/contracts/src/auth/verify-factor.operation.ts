import { operation } from '../kernel/operation.ts';
import { ownBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const verifyFactor = operation({
  name: 'auth.verify-factor',
  summary: 'Verifies a code or the answer of a key; the session has taken the second step then.',
  door: { kind: 'auth', method: 'POST', path: '/factors/{factorId}/verify' },
  policy: ownBearerCheck('the subject of the token shows a factor of its own'),
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
    authErrors.mfa_challenge_expired,
    authErrors.mfa_ip_address_mismatch,
    authErrors.mfa_verification_failed,
    authErrors.mfa_webauthn_verify_not_enabled,
  ],
});
