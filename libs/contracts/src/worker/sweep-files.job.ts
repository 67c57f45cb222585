import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const sweepFiles = job({
  name: 'worker.sweep-files',
  summary: 'Removes bytes from the store of files that belong to no file.',
  payload: z.strictObject({}),
  schedule: {
    setting: 'FILES_SWEEP_MS',
    task: {
      type: 'cleanup',
      title: { 'es-MX': 'Borrar archivos que ya no son de nadie', en: 'Remove files that nobody has any more' },
    },
  },
});
