import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const runScheduledRules = job({
  name: 'worker.run-scheduled-rules',
  summary:
    'Has automation rules run whose time has come, and their messages leave that waited for the end of quiet hours.',
  payload: z.strictObject({}),
  schedule: { setting: 'SCHEDULED_RULES_MS' },
});
