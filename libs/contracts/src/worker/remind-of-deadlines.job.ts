import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const remindOfDeadlines = job({
  name: 'worker.remind-of-deadlines',
  summary: 'Has people reminded of deadlines that have come near where they live.',
  payload: z.strictObject({}),
  schedule: {
    setting: 'REMIND_EVERY_MS',
    task: { type: 'report', title: { 'es-MX': 'Recordar fechas límite', en: 'Remind of deadlines' } },
  },
});
