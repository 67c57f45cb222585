import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';
import { account } from './memberships.ts';

export const readAccountRole = operation({
  name: 'projects.read-account-role',
  summary: "A person's present role in this installation.",
  door: { kind: 'inside' },
  policy: servicesOnly('a service that decides by it so rarely that a copy of all roles is not worth keeping'),
  repeat: 'safe',
  input: z.strictObject({ user_id: z.uuid() }),
  /** Null: none, or taken out. */
  output: z.strictObject({ role: z.enum(account.roles).nullable() }),
  errors: [],
});
