import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const sendWebhooks = job({
  name: 'worker.send-webhooks',
  summary: 'Has webhooks of automation rules called that wait.',
  payload: z.strictObject({}),
  schedule: { setting: 'WEBHOOKS_EVERY_MS' },
});
