import { operation } from '../kernel/operation.ts';
import { ownBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const unlinkIdentity = operation({
  name: 'auth.unlink-identity',
  summary: 'Unlinks an identity of the signed-in user.',
  door: { kind: 'auth', method: 'DELETE', path: '/user/identities/{identityId}' },
  policy: ownBearerCheck('the subject of the token unlinks an identity of its own, with a fresh proof of who it is'),
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
    authErrors.single_identity_not_deletable,
    authErrors.identity_not_found,
    authErrors.email_conflict_identity_not_deletable,
    authErrors.current_password_required,
    authErrors.current_password_invalid,
    authErrors.reauthentication_needed,
    authErrors.reauthentication_not_valid,
  ],
});
