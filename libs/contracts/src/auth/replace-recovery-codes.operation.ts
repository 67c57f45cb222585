import { operation } from '../kernel/operation.ts';
import { ownBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const replaceRecoveryCodes = operation({
  name: 'auth.replace-recovery-codes',
  summary: 'Makes new recovery codes in place of the ones from before, which are void.',
  door: { kind: 'auth', method: 'POST', path: '/factors/recovery-codes/regenerate' },
  policy: ownBearerCheck('the subject of the token replaces codes of its own, with a fresh proof of who it is'),
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
