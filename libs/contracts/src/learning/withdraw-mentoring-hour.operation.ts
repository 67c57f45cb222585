import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { mentor } from './mentor.ts';
import { mentoringErrors } from './mentoring.errors.ts';

export const withdrawMentoringHour = operation({
  name: 'learning.withdraw-mentoring-hour',
  summary: 'Takes an hour back that nobody has booked.',
  door: { kind: 'procedure', procedure: 'withdraw_mentoring_hour' },
  policy: atLeast(mentor, 'mentor'),
  repeat: 'idempotent',
  input: z.strictObject({ hour_id: z.uuid() }),
  output: z.strictObject({ withdrawn: z.boolean() }),
  errors: [mentoringErrors.mentoring_hour_not_found, mentoringErrors.mentoring_hour_booked],
});
