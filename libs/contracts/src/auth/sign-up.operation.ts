import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const signUp = operation({
  name: 'auth.sign-up',
  summary: 'Creates an account that waits for its address to be confirmed; answers alike for an address that is known.',
  door: { kind: 'auth', method: 'POST', path: '/signup' },
  policy: anyone('whoever has an address may have an account'),
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.bad_json,
    authErrors.captcha_failed,
    authErrors.validation_failed,
    authErrors.weak_password,
    authErrors.signup_disabled,
    authErrors.anonymous_provider_disabled,
    authErrors.phone_provider_disabled,
    authErrors.over_email_send_rate_limit,
  ],
});
