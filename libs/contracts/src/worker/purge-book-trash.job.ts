import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const purgeBookTrash = job({
  name: 'worker.purge-book-trash',
  summary: 'Has the trash of the book emptied of what was there for too long.',
  payload: z.strictObject({}),
  schedule: {
    setting: 'PURGE_EVERY_MS',
    task: { type: 'cleanup', title: { 'es-MX': 'Vaciar la papelera de finanzas', en: 'Empty the trash of finance' } },
  },
});
