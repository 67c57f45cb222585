import { operation } from '../kernel/operation.ts';
import { ownBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const linkIdentityWithProof = operation({
  name: 'auth.link-identity-with-proof',
  summary: 'The same with a fresh proof in its body: the current password, or the code of an e-mail.',
  door: { kind: 'auth', method: 'POST', path: '/user/identities/authorize' },
  policy: ownBearerCheck('the subject of the token links an identity of its own, with a fresh proof of who it is'),
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
    authErrors.validation_failed,
    authErrors.manual_linking_disabled,
    authErrors.current_password_required,
    authErrors.current_password_invalid,
    authErrors.reauthentication_needed,
    authErrors.reauthentication_not_valid,
  ],
});
