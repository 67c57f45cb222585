import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** In parts: the caller repeats while there is more. */
export const compareBookSums = operation({
  name: 'finance.compare-book-sums',
  summary:
    'Once a night compares the stored sums of payments and leads with their rows, and repairs and reports what differs.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  /** How many sums were repaired; 0 also where this night's comparison was done already. */
  output: z.strictObject({ repaired: z.int(), has_more: z.boolean() }),
  errors: [],
  deadlineMs: 30_000,
});
