import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { servicesOnly } from '../../kernel/policy.ts';

/** In small parts: the caller repeats while there is more. */
export const sendDueWebhooks = operation({
  name: 'projects.send-due-webhooks',
  summary: 'Calls the webhooks of automation rules that wait, and again those that surely have not arrived.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({ sent: z.int(), has_more: z.boolean() }),
  errors: [],
  deadlineMs: 20_000,
});
