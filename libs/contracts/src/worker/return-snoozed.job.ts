import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const returnSnoozed = job({
  name: 'worker.return-snoozed',
  summary: 'Brings notifications back whose readers put them off until now.',
  payload: z.strictObject({}),
  schedule: { setting: 'SNOOZE_EVERY_MS' },
});
