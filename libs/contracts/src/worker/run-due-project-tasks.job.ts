import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const runDueProjectTasks = job({
  name: 'worker.run-due-project-tasks',
  summary: 'Has scheduled tasks of projects done whose time has come.',
  payload: z.strictObject({}),
  schedule: { setting: 'PROJECT_TASKS_EVERY_MS' },
});
