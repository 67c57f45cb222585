import { operation } from '../kernel/operation.ts';
import { ownBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const signOut = operation({
  name: 'auth.sign-out',
  summary: 'Ends this session, all others, or all of the signed-in user.',
  door: { kind: 'auth', method: 'POST', path: '/logout' },
  policy: ownBearerCheck('the subject of the token ends its own sessions'),
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.validation_failed,
    authErrors.no_authorization,
    authErrors.bad_jwt,
    authErrors.user_not_found,
    authErrors.session_not_found,
    authErrors.user_banned,
  ],
});
