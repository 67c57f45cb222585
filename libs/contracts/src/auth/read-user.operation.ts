import { operation } from '../kernel/operation.ts';
import { ownBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const readUser = operation({
  name: 'auth.read-user',
  summary: 'The signed-in user.',
  door: { kind: 'auth', method: 'GET', path: '/user' },
  policy: ownBearerCheck('the subject of the token reads itself'),
  repeat: 'safe',
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.no_authorization,
    authErrors.bad_jwt,
    authErrors.user_not_found,
    authErrors.session_not_found,
    authErrors.user_banned,
  ],
});
