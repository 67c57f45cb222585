import { operation } from '../kernel/operation.ts';
import { ownBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

/** The code is the `nonce` of a new password at PUT /user in an old session, and of adding or removing a factor. */
export const reauthenticate = operation({
  name: 'auth.reauthenticate',
  summary:
    'Sends the signed-in user an e-mail with the code that a new password in an old session needs, or a change of second factors.',
  door: { kind: 'auth', method: 'GET', path: '/reauthenticate' },
  policy: ownBearerCheck('the subject of the token is sent a code at its own address'),
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.no_authorization,
    authErrors.bad_jwt,
    authErrors.user_not_found,
    authErrors.session_not_found,
    authErrors.user_banned,
    authErrors.insufficient_aal,
    authErrors.email_not_confirmed,
    authErrors.over_email_send_rate_limit,
  ],
});
