import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';

export const providerCallback = operation({
  name: 'auth.provider-callback',
  summary: 'Where a provider sends the browser back: a session or a code for one, or an identity that is linked.',
  door: { kind: 'auth', method: 'GET', path: '/callback' },
  policy: anyone('the state of the browser that set out, and what the provider answers, are the proof'),
  input: authRequest,
  output: authResponse,
  errors: [],
});
