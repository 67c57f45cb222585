import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const tellDuePayments = job({
  name: 'worker.tell-due-payments',
  summary: 'Has it told which payments are due or overdue, and who is in charge of them reminded.',
  payload: z.strictObject({}),
  schedule: {
    setting: 'PAYMENTS_TELL_MS',
    task: {
      type: 'report',
      title: { 'es-MX': 'Avisar de pagos por vencer y vencidos', en: 'Tell of payments that are due or overdue' },
    },
  },
});
