import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const recoverPassword = operation({
  name: 'auth.recover-password',
  summary: 'Sends an e-mail with which a new password can be set; silent for unknown addresses.',
  door: { kind: 'auth', method: 'POST', path: '/recover' },
  policy: anyone('answers alike whether the address is known'),
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.bad_json,
    authErrors.captcha_failed,
    authErrors.validation_failed,
    authErrors.over_email_send_rate_limit,
  ],
});
