import { z } from 'zod';
import { fact } from '../../kernel/fact.ts';

/** People who are removed from a meeting get a cancellation: for them it is. */
export const meetingAnnounced = fact({
  name: 'projects.meeting.announced',
  version: 1,
  summary: 'A meeting was scheduled, changed or cancelled, and these people are to know.',
  payload: z.strictObject({
    projectId: z.uuid(),
    projectName: z.string(),
    meetingId: z.uuid(),
    /** Raised with each change: calendars keep the highest. */
    meetingVersion: z.int(),
    what: z.enum(['scheduled', 'changed', 'cancelled']),
    title: z.string(),
    startsAt: z.iso.datetime(),
    timeZone: z.string(),
    minutes: z.int(),
    place: z.string(),
    organizerName: z.string(),
    /** Who did it. */
    by: z.uuid(),
    /** The invited people, including the organizer. */
    people: z.array(z.uuid()).min(1),
  }),
});
