import { operation } from '../kernel/operation.ts';
import { ownBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const removeRecoveryCodes = operation({
  name: 'auth.remove-recovery-codes',
  summary: 'Removes the recovery codes of the signed-in user.',
  door: { kind: 'auth', method: 'DELETE', path: '/factors/recovery-codes' },
  policy: ownBearerCheck('the subject of the token removes codes of its own, with a fresh proof of who it is'),
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.no_authorization,
    authErrors.bad_jwt,
    authErrors.user_not_found,
    authErrors.session_not_found,
    authErrors.user_banned,
    authErrors.bad_json,
    authErrors.insufficient_aal,
    authErrors.mfa_factor_not_found,
    authErrors.current_password_required,
    authErrors.current_password_invalid,
    authErrors.reauthentication_needed,
    authErrors.reauthentication_not_valid,
  ],
});
