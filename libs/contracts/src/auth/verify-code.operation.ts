import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const verifyCode = operation({
  name: 'auth.verify-code',
  summary: 'A session for a one-time code or its hash; none for the first of the two that confirm another address.',
  door: { kind: 'auth', method: 'POST', path: '/verify' },
  policy: anyone('the one-time code is the proof'),
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.bad_json,
    authErrors.validation_failed,
    authErrors.otp_expired,
    authErrors.user_banned,
    authErrors.email_exists,
    authErrors.phone_exists,
  ],
});
