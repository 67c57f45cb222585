import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** In small parts: the caller repeats while there is more. */
export const refreshDueSubscriptions = operation({
  name: 'billing.refresh-due-subscriptions',
  summary: 'Asks the provider anew for subscriptions of which somebody has to be told by now, and tells them.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({ refreshed: z.int(), failed: z.int(), has_more: z.boolean() }),
  errors: [],
  deadlineMs: 30_000,
});
