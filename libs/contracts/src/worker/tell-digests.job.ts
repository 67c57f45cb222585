import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const tellDigests = job({
  name: 'worker.tell-digests',
  summary: 'Has daily e-mails written to people whose hour has come where they live.',
  payload: z.strictObject({}),
  schedule: { setting: 'DIGEST_EVERY_MS' },
});
