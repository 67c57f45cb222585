import { operation } from '../kernel/operation.ts';
import { optionalBearerCheck } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const issueToken = operation({
  name: 'auth.issue-token',
  summary:
    'A new session for a password, the code of a flow of PKCE or the ID token of a provider, or new tokens for a refresh token.',
  door: { kind: 'auth', method: 'POST', path: '/token' },
  policy: optionalBearerCheck(
    'the password, the code with its verifier, the ID token or the refresh token is the proof; the subject of the access token links an identity of its own, with a fresh proof of who it is',
  ),
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.bad_json,
    authErrors.captcha_failed,
    authErrors.validation_failed,
    authErrors.invalid_credentials,
    authErrors.phone_provider_disabled,
    authErrors.web3_provider_disabled,
    authErrors.user_banned,
    authErrors.email_not_confirmed,
    authErrors.refresh_token_not_found,
    authErrors.refresh_token_already_used,
    authErrors.session_not_found,
    authErrors.session_expired,
    authErrors.conflict,
    authErrors.flow_state_not_found,
    authErrors.flow_state_expired,
    authErrors.bad_code_verifier,
    authErrors.provider_disabled,
    authErrors.bad_id_token,
    authErrors.bad_oauth_callback,
    authErrors.provider_email_needs_verification,
    authErrors.signup_disabled,
    authErrors.identity_not_found,
    authErrors.identity_already_exists,
    authErrors.manual_linking_disabled,
    authErrors.no_authorization,
    authErrors.bad_jwt,
    authErrors.user_not_found,
    authErrors.insufficient_aal,
    authErrors.current_password_required,
    authErrors.current_password_invalid,
    authErrors.reauthentication_needed,
    authErrors.reauthentication_not_valid,
  ],
});
