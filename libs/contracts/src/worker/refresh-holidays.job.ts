import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const refreshHolidays = job({
  name: 'worker.refresh-holidays',
  summary: 'Has the calendars fetched from which projects take their holidays.',
  payload: z.strictObject({}),
  schedule: {
    setting: 'HOLIDAYS_EVERY_MS',
    task: {
      type: 'sync',
      title: { 'es-MX': 'Actualizar los días festivos de los proyectos', en: 'Refresh the holidays of projects' },
    },
  },
});
