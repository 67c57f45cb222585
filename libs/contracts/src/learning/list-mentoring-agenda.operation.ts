import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { mentor } from './mentor.ts';
import { mentoringSession, offeredHour } from './mentoring.ts';

export const listMentoringAgenda = operation({
  name: 'learning.list-mentoring-agenda',
  summary: 'Hours that the mentor offers and nobody has booked, and the sessions with them.',
  door: { kind: 'procedure', procedure: 'list_mentoring_agenda' },
  policy: atLeast(mentor, 'mentor'),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    /** The zone of the hours. */
    time_zone: z.string(),
    hours: z.array(offeredHour),
    sessions: z.array(mentoringSession),
  }),
  errors: [],
});
