import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** For administrators who identify a person by the address; an unproven address belongs to nobody. */
export const findAccount = operation({
  name: 'auth.find-account',
  summary: 'The account with a proven address.',
  door: { kind: 'inside' },
  policy: servicesOnly('services whose administrators assign roles'),
  repeat: 'safe',
  input: z.strictObject({ email: z.string().max(320) }),
  output: z.strictObject({ user_id: z.uuid().nullable() }),
  errors: [],
});
