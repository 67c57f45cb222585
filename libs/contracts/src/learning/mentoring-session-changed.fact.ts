import { z } from 'zod';
import { fact, toUser } from '../kernel/fact.ts';

/** Told once to each side. */
export const mentoringSessionChanged = fact({
  name: 'learning.mentoring-session.changed',
  version: 1,
  summary: 'A mentoring session was booked, moved or called off, its notes were written, or it begins soon.',
  audience: toUser('userId'),
  payload: z.strictObject({
    userId: z.uuid(),
    isMentor: z.boolean(),
    sessionId: z.uuid(),
    what: z.enum(['booked', 'moved', 'cancelled', 'noted', 'tomorrow', 'soon']),
    startsAt: z.iso.datetime(),
    /** The reader's zone. */
    timeZone: z.string(),
    withName: z.string(),
  }),
});
