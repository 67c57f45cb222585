import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const compareBookSums = job({
  name: 'worker.compare-book-sums',
  summary: 'Has the stored sums of the book compared with its rows.',
  payload: z.strictObject({}),
});
