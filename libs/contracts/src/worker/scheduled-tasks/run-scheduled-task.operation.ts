import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { account } from '../../projects/memberships.ts';
import { workerErrors } from '../worker.errors.ts';
import { taskName } from './scheduled-task.ts';

/** Asked twice before the task has begun, it is done once. */
export const runScheduledTask = operation({
  name: 'worker.run-scheduled-task',
  summary:
    'Does a scheduled task of the installation now, beside its schedule; one that is paused or running is refused.',
  door: { kind: 'procedure', procedure: 'run_scheduled_task' },
  policy: atLeast(account, 'admin'),
  input: z.strictObject({ name: taskName }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [workerErrors.task_not_found, workerErrors.task_not_scheduled],
});
