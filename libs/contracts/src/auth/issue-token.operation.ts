import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const issueToken = operation({
  name: 'auth.issue-token',
  summary: 'A new session for a password or the code of a flow of PKCE, or new tokens for a refresh token.',
  door: { kind: 'auth', method: 'POST', path: '/token' },
  policy: anyone('the password, the code with its verifier, or the refresh token is the proof'),
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.bad_json,
    authErrors.captcha_failed,
    authErrors.validation_failed,
    authErrors.invalid_credentials,
    authErrors.phone_provider_disabled,
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
  ],
});
