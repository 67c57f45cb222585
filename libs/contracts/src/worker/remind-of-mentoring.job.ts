import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const remindOfMentoring = job({
  name: 'worker.remind-of-mentoring',
  summary: 'Has both sides reminded of mentoring sessions that begin soon.',
  payload: z.strictObject({}),
});
