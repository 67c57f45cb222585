import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { taskTime } from '../../kernel/task-time.ts';
import { account } from '../../projects/memberships.ts';
import { workerErrors } from '../worker.errors.ts';
import { taskName } from './scheduled-task.ts';

export const changeScheduledTask = operation({
  name: 'worker.change-scheduled-task',
  summary:
    'Pauses a scheduled task of the installation, resumes it, or changes its time; omitted fields do not change.',
  door: { kind: 'procedure', procedure: 'change_scheduled_task' },
  policy: atLeast(account, 'admin'),
  repeat: 'idempotent',
  input: z.strictObject({
    name: taskName,
    is_paused: z.boolean().optional(),
    /** Null: as often as the installation's settings say. */
    time: taskTime.nullable().optional(),
  }),
  output: z.strictObject({ is_paused: z.boolean(), time: taskTime.nullable() }),
  errors: [workerErrors.task_not_found, workerErrors.task_time_invalid],
});
