import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const sweepEmails = job({
  name: 'worker.sweep-emails',
  summary: 'Queues the open e-mails again whose job was lost with a queue or a process.',
  payload: z.strictObject({}),
  schedule: { setting: 'SWEEP_EVERY_MS' },
});
