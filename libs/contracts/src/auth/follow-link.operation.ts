import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const followLink = operation({
  name: 'auth.follow-link',
  summary: 'Opens the link of an e-mail: confirms the address and sends the browser back with a session.',
  door: { kind: 'auth', method: 'GET', path: '/verify' },
  policy: anyone('the hash in the link is the proof'),
  input: authRequest,
  output: authResponse,
  errors: [authErrors.validation_failed],
});
