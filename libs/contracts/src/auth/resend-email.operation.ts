import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const resendEmail = operation({
  name: 'auth.resend-email',
  summary: 'Sends an e-mail or an SMS with a code again; silent for addresses and numbers that wait for none.',
  door: { kind: 'auth', method: 'POST', path: '/resend' },
  policy: anyone('answers alike whether the address is known'),
  input: authRequest,
  output: authResponse,
  errors: [
    authErrors.bad_json,
    authErrors.captcha_failed,
    authErrors.validation_failed,
    authErrors.phone_provider_disabled,
    authErrors.over_email_send_rate_limit,
    authErrors.over_sms_send_rate_limit,
  ],
});
