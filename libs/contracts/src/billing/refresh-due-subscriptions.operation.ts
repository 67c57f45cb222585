import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** In small parts: the caller repeats while there is more. */
export const refreshDueSubscriptions = operation({
  name: 'billing.refresh-due-subscriptions',
  summary: 'Reads subscriptions with due notices from the provider again, and publishes the notices.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({ refreshed: z.int(), failed: z.int(), has_more: z.boolean() }),
  errors: [],
  deadlineMs: 30_000,
});
