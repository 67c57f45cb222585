import { operation } from '../kernel/operation.ts';
import { ownBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const createRecoveryCodes = operation({
  name: 'auth.create-recovery-codes',
  summary: 'Makes the recovery codes of the signed-in user, who sees them in the answer and never again.',
  door: { kind: 'auth', method: 'POST', path: '/factors/recovery-codes' },
  policy: ownBearerCheck('the subject of the token makes codes of its own, with a fresh proof of who it is'),
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
    authErrors.mfa_recovery_codes_sole_factor,
    authErrors.mfa_verified_factor_exists,
    authErrors.mfa_factor_name_conflict,
    authErrors.current_password_required,
    authErrors.current_password_invalid,
    authErrors.reauthentication_needed,
    authErrors.reauthentication_not_valid,
  ],
});
