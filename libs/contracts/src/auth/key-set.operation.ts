import { z } from 'zod';
import { anyone } from '../kernel/policy.ts';
import { operation } from '../kernel/operation.ts';

/**
 * Called by the gateway and every service, which verify access tokens offline against the cached result. The answer is signed
 * with the root key of the installation and repeats the nonce of the request: only the auth service can produce it, and an old
 * answer cannot be replayed.
 */
export const keySet = operation({
  name: 'auth.key-set',
  summary: 'The public keys with which access tokens are verified, signed.',
  door: { kind: 'inside' },
  policy: anyone('public keys are public'),
  repeat: 'safe',
  input: z.strictObject({ nonce: z.string().min(16).max(64) }),
  output: z.object({ signed: z.string() }),
  errors: [],
});
