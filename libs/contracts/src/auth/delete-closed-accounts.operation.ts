import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** In small parts: the caller repeats while there is more. */
export const deleteClosedAccounts = operation({
  name: 'auth.delete-closed-accounts',
  summary:
    'Writes the last e-mail to people whose closed account was not taken back in time, and deletes it after that.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({ ending: z.int(), deleted: z.int(), has_more: z.boolean() }),
  errors: [],
});
