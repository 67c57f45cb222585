import { z } from 'zod';
import { job } from '../kernel/job.ts';

/** The job id is the id of the e-mail, so that it is queued once however often it is requested. */
export const sendEmail = job({
  name: 'worker.send-email',
  summary: 'Sends one e-mail whose row is still open.',
  payload: z.strictObject({ emailId: z.uuid() }),
});
