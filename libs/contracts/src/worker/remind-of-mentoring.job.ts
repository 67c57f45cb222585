import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const remindOfMentoring = job({
  name: 'worker.remind-of-mentoring',
  summary: 'Has both sides reminded of mentoring sessions that begin soon.',
  payload: z.strictObject({}),
  schedule: {
    setting: 'MENTORING_REMIND_MS',
    task: { type: 'report', title: { 'es-MX': 'Recordar mentorías', en: 'Remind of mentoring' } },
  },
});
