import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';

export const publishKeys = operation({
  name: 'auth.publish-keys',
  summary: 'The public keys as the public clients fetch them.',
  door: { kind: 'auth', method: 'GET', path: '/.well-known/jwks.json' },
  policy: anyone('public keys are public'),
  repeat: 'safe',
  input: authRequest,
  output: authResponse,
  errors: [],
});
