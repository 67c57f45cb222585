import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** In small parts: the caller repeats while there is more. */
export const deleteClosedAccounts = operation({
  name: 'auth.delete-closed-accounts',
  summary:
    'Sends the last e-mail to people whose closed account was not reopened in time, and then deletes the account.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({ ending: z.int(), deleted: z.int(), has_more: z.boolean() }),
  errors: [],
});
