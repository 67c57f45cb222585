import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { mentor } from './mentor.ts';
import { offeredHour } from './mentoring.ts';
import { mentoringErrors } from './mentoring.errors.ts';
import { MOST_WEEKS } from './mentoring-values.ts';

/** Each week the clock shows the same hour, whenever it is put forward or back there. Those offered already stay as they are. */
export const publishMentoringHours = operation({
  name: 'learning.publish-mentoring-hours',
  summary: 'Offers an hour of the mentor, in their zone, on a day and on the same day of the weeks after it.',
  door: { kind: 'procedure', procedure: 'publish_mentoring_hours' },
  policy: atLeast(mentor, 'mentor'),
  repeat: 'idempotent',
  input: z.strictObject({
    first_day: z.iso.date(),
    hour: z.int().min(0).max(23),
    weeks: z.int().min(1).max(MOST_WEEKS).default(1),
  }),
  output: z.strictObject({ hours: z.array(offeredHour) }),
  errors: [mentoringErrors.mentoring_hour_overlaps, mentoringErrors.too_many_mentoring_hours],
});
