import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { servicesOnly } from '../../kernel/policy.ts';

/** A rule in each part: the caller repeats while there is more. */
export const runDueRules = operation({
  name: 'projects.run-due-rules',
  summary: 'Runs automation rules for cards whose deadline has come near or is over, each once for a due date.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({
    /** Rules that ran. */
    ran: z.int(),
    has_more: z.boolean(),
  }),
  errors: [],
});
