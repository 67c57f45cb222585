import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** In small parts: the caller repeats while there is more. */
export const tellDuePayments = operation({
  name: 'finance.tell-due-payments',
  summary: 'Tells of payments that are due or overdue, and reminds the people in charge, each once.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({ told: z.int(), has_more: z.boolean() }),
  errors: [],
});
