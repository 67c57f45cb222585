import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const tellDuePayments = job({
  name: 'worker.tell-due-payments',
  summary: 'Has it told which payments are due or overdue, and who is in charge of them reminded.',
  payload: z.strictObject({}),
});
