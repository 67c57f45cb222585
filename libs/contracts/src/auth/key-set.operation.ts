import { z } from 'zod';
import { anyone } from '../kernel/policy.ts';
import { operation } from '../kernel/operation.ts';

/** Asked by the gateway and every service, which verify access tokens offline against the cached answer. */
export const keySet = operation({
  name: 'auth.key-set',
  summary: 'The public keys with which access tokens are verified.',
  door: { kind: 'inside' },
  policy: anyone('public keys are public'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string(), alg: z.string() })) }),
  errors: [],
});
