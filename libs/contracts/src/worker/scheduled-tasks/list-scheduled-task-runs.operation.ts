import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { account } from '../../projects/memberships.ts';
import { workerErrors } from '../worker.errors.ts';
import { taskName, taskRun } from './scheduled-task.ts';

/** Older runs of a task are forgotten. */
export const MOST_TASK_RUNS = 50;

export const listScheduledTaskRuns = operation({
  name: 'worker.list-scheduled-task-runs',
  summary: 'The last runs of a scheduled task of the installation, newest first.',
  door: { kind: 'procedure', procedure: 'list_scheduled_task_runs' },
  policy: atLeast(account, 'admin'),
  repeat: 'safe',
  input: z.strictObject({ name: taskName }),
  output: z.strictObject({ runs: z.array(taskRun).max(MOST_TASK_RUNS) }),
  errors: [workerErrors.task_not_found],
});
