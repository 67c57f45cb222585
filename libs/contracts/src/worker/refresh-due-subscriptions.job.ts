import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const refreshDueSubscriptions = job({
  name: 'worker.refresh-due-subscriptions',
  summary: 'Has subscribers told of charges that are near, and of those that failed.',
  payload: z.strictObject({}),
  schedule: {
    setting: 'SUBSCRIPTIONS_EVERY_MS',
    task: {
      type: 'sync',
      title: { 'es-MX': 'Revisar suscripciones por renovar', en: 'Look after subscriptions that renew' },
    },
  },
});
