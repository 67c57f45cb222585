import { z } from 'zod';
import { job } from '../kernel/job.ts';

/** The job id is the id of the event that asked for the mail, so that it is queued once however often it is asked for. */
export const sendEmail = job({
  name: 'worker.send-email',
  summary: 'Sends one mail whose row is still open.',
  payload: z.strictObject({ eventId: z.uuid() }),
});
