import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const runDueRules = job({
  name: 'worker.run-due-rules',
  summary: 'Has automation rules run for deadlines that have come near or are over.',
  payload: z.strictObject({}),
  schedule: { setting: 'DUE_RULES_EVERY_MS' },
});
