import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** For administrators who name somebody by the address; an address that is not proven is nobody's. */
export const findAccount = operation({
  name: 'auth.find-account',
  summary: 'Whose account has proven an address.',
  door: { kind: 'inside' },
  policy: servicesOnly('services whose administrators give somebody a role'),
  repeat: 'safe',
  input: z.strictObject({ email: z.string().max(320) }),
  output: z.strictObject({ user_id: z.uuid().nullable() }),
  errors: [],
});
