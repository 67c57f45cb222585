import { operation } from '../kernel/operation.ts';
import { ownBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

/** Not in the wire contract, whose clients can only replace a number. */
export const removePhone = operation({
  name: 'auth.remove-phone',
  summary:
    'Removes the number of the signed-in user, and the one that waits for its code; done again it changes nothing.',
  door: { kind: 'auth', method: 'DELETE', path: '/user/phone' },
  policy: ownBearerCheck('the subject of the token removes its own number, with a fresh proof of who it is'),
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.bad_json,
    authErrors.no_authorization,
    authErrors.bad_jwt,
    authErrors.user_not_found,
    authErrors.session_not_found,
    authErrors.user_banned,
    authErrors.insufficient_aal,
    authErrors.current_password_required,
    authErrors.current_password_invalid,
    authErrors.reauthentication_needed,
    authErrors.reauthentication_not_valid,
  ],
});
