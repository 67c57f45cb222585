import { operation } from '../kernel/operation.ts';
import { ownBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const removeFactor = operation({
  name: 'auth.remove-factor',
  summary: 'Removes a second factor of the signed-in user.',
  door: { kind: 'auth', method: 'DELETE', path: '/factors/{factorId}' },
  policy: ownBearerCheck('the subject of the token removes a factor of its own, with a fresh proof of who it is'),
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.no_authorization,
    authErrors.bad_jwt,
    authErrors.user_not_found,
    authErrors.session_not_found,
    authErrors.user_banned,
    authErrors.validation_failed,
    authErrors.mfa_factor_not_found,
    authErrors.insufficient_aal,
    authErrors.current_password_required,
    authErrors.current_password_invalid,
    authErrors.reauthentication_needed,
    authErrors.reauthentication_not_valid,
  ],
});
