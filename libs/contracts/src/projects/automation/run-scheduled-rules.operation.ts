import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { servicesOnly } from '../../kernel/policy.ts';

/** In small parts: the caller repeats while there is more. */
export const runScheduledRules = operation({
  name: 'projects.run-scheduled-rules',
  summary:
    'Runs automation rules whose time has come, each once, and lets messages of rules out that waited for the end of quiet hours.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({ ran: z.int(), sent: z.int(), has_more: z.boolean() }),
  errors: [],
});
