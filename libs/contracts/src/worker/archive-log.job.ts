import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const archiveLog = job({
  name: 'worker.archive-log',
  summary: 'Has the old rows of the logs of projects laid apart.',
  payload: z.strictObject({}),
  schedule: {
    setting: 'ARCHIVE_EVERY_MS',
    task: {
      type: 'cleanup',
      title: { 'es-MX': 'Apartar el historial antiguo de proyectos', en: 'Lay old history of projects apart' },
    },
  },
});
