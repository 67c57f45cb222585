import { operation } from '../kernel/operation.ts';
import { ownBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const linkIdentity = operation({
  name: 'auth.link-identity',
  summary: 'Sends the signed-in user to a provider, to link an identity there.',
  door: { kind: 'auth', method: 'GET', path: '/user/identities/authorize' },
  policy: ownBearerCheck('the subject of the token links an identity of its own, soon after the sign-in'),
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.no_authorization,
    authErrors.bad_jwt,
    authErrors.user_not_found,
    authErrors.session_not_found,
    authErrors.user_banned,
    authErrors.insufficient_aal,
    authErrors.validation_failed,
    authErrors.manual_linking_disabled,
    authErrors.current_password_required,
    authErrors.reauthentication_needed,
  ],
});
