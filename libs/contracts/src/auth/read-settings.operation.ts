import { operation } from '../kernel/operation.ts';
import { anyone } from '../kernel/policy.ts';
import { authResponse, authRequest } from './auth-request.ts';

export const readSettings = operation({
  name: 'auth.read-settings',
  summary: 'What this installation lets people sign in with.',
  door: { kind: 'auth', method: 'GET', path: '/settings' },
  policy: anyone('nothing in it is secret'),
  repeat: 'safe',
  input: authRequest,
  output: authResponse,
  errors: [],
});
