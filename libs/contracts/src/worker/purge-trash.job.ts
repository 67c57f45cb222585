import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const purgeTrash = job({
  name: 'worker.purge-trash',
  summary: 'Has the trash of projects emptied of what was there for too long.',
  payload: z.strictObject({}),
  schedule: {
    setting: 'PURGE_EVERY_MS',
    task: { type: 'cleanup', title: { 'es-MX': 'Vaciar la papelera de proyectos', en: 'Empty the trash of projects' } },
  },
});
