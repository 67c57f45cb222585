import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';
import { authErrors } from './auth.errors.ts';

export const authorize = operation({
  name: 'auth.authorize',
  summary: 'Sends the browser to a provider, to sign in there.',
  door: { kind: 'auth', method: 'GET', path: '/authorize' },
  policy: anyone('the provider says who comes back'),
  input: authRequest,
  output: authResponse,
  errors: [authErrors.validation_failed],
});
