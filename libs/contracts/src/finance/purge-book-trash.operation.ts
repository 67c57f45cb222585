import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** In small parts: the caller repeats while there is more. */
export const purgeBookTrash = operation({
  name: 'finance.purge-book-trash',
  summary: 'Purges expired rows from the trash of the book; the audit trail keeps who did what and when.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({ purged: z.int(), has_more: z.boolean() }),
  errors: [],
});
