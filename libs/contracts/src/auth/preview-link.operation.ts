import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

/**
 * Body `{ token_hash, type }` as for POST /verify; returns `{ email, type, user_id, is_same_browser }`, with the address
 * masked. `is_same_browser`: the sign-up came from this browser, so the password chosen then is kept.
 */
export const previewLink = operation({
  name: 'auth.preview-link',
  summary: 'Says whose the link of an e-mail is, with the address masked, without using it up.',
  door: { kind: 'auth', method: 'POST', path: '/verify/preview' },
  policy: anyone('the value in the link is the proof, and nothing is changed'),
  repeat: 'safe',
  input: authRequest,
  output: authResponse,
  errors: [authErrors.bad_json, authErrors.validation_failed, authErrors.otp_expired],
});
