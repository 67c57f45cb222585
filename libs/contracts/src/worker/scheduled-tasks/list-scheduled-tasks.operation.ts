import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { account } from '../../projects/memberships.ts';
import { scheduledTask } from './scheduled-task.ts';

export const listScheduledTasks = operation({
  name: 'worker.list-scheduled-tasks',
  summary: 'The scheduled tasks of the installation: when each is done next, and what became of it last.',
  door: { kind: 'procedure', procedure: 'list_scheduled_tasks' },
  policy: atLeast(account, 'admin'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({ tasks: z.array(scheduledTask) }),
  errors: [],
});
