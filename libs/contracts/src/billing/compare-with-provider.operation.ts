import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** In small parts: the caller repeats while there is more. */
export const compareWithProvider = operation({
  name: 'billing.compare-with-provider',
  summary: 'Compares the stored state with the provider once a night, and repairs and lists the differences.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({ compared: z.int(), repaired: z.int(), has_more: z.boolean() }),
  errors: [],
  deadlineMs: 30_000,
});
