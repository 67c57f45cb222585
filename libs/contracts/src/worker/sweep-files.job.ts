import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const sweepFiles = job({
  name: 'worker.sweep-files',
  summary: 'Removes bytes from the store of files that belong to no file.',
  payload: z.strictObject({}),
});
