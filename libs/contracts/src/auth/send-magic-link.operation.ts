import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

/** `create_user: false` sends nothing to an unknown address; the answer is the same (ADR 0130). */
export const sendMagicLink = operation({
  name: 'auth.send-magic-link',
  summary:
    'Sends an e-mail with a link and a code, or an SMS with a code, that sign in; an address that is not proven gets its confirmation.',
  door: { kind: 'auth', method: 'POST', path: '/otp' },
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
