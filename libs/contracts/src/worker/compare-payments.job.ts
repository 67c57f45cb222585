import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const comparePayments = job({
  name: 'worker.compare-payments',
  summary: 'Has subscriptions compared with the payment provider, once a night.',
  payload: z.strictObject({}),
  schedule: {
    setting: 'COMPARE_EVERY_MS',
    task: {
      type: 'sync',
      title: { 'es-MX': 'Conciliar pagos con el proveedor', en: 'Reconcile payments with the provider' },
    },
  },
});
