import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const archiveLog = job({
  name: 'worker.archive-log',
  summary: 'Has the old rows of the logs of projects laid apart.',
  payload: z.strictObject({}),
});
