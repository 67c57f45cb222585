import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const compareBookSums = job({
  name: 'worker.compare-book-sums',
  summary: 'Has the stored sums of the book compared with its rows.',
  payload: z.strictObject({}),
  schedule: {
    setting: 'SUMS_COMPARE_MS',
    task: {
      type: 'sync',
      title: { 'es-MX': 'Revisar las sumas de Finanzas', en: 'Check the sums of Finance' },
    },
  },
});
