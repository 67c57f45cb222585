import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { servicesOnly } from '../../kernel/policy.ts';

/** In small parts: the caller repeats while there is more. */
export const runDueProjectTasks = operation({
  name: 'projects.run-due-project-tasks',
  summary: 'Runs the due scheduled tasks of projects, each once; missed times are made up for by one run.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({ ran: z.int(), has_more: z.boolean() }),
  errors: [],
});
