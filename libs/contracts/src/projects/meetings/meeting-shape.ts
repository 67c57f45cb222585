import { z } from 'zod';
import { shortText } from '../../kernel/short-text.ts';
import { timeZoneName } from '../../kernel/time-zone-shape.ts';
import {
  LONGEST_MEETING,
  LONGEST_MEETING_PLACE,
  LONGEST_MEETING_TITLE,
  MOST_INVITED,
  SHORTEST_MEETING,
} from './meeting-values.ts';

/** The organizer's input for a meeting. Day and time are those of its time zone. */
export const meetingBody = {
  title: shortText('Title', { least: 1, most: LONGEST_MEETING_TITLE }),
  day: z.iso.date(),
  /** `HH:MM`. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  time_zone: timeZoneName,
  minutes: z.int().min(SHORTEST_MEETING).max(LONGEST_MEETING),
  /** A room, or the address of a call. */
  place: shortText('Place', { most: LONGEST_MEETING_PLACE }),
  /** The invited people, without the organizer. */
  people: z
    .array(z.uuid())
    .max(MOST_INVITED)
    .transform((ids) => [...new Set(ids)].toSorted()),
};

/** A meeting, as people who may see it get it. */
export const meetingRow = z.strictObject({
  id: z.uuid(),
  organizer_id: z.uuid(),
  title: z.string(),
  day: z.iso.date(),
  time: z.string(),
  time_zone: z.string(),
  minutes: z.int(),
  place: z.string(),
  people: z.array(z.uuid()),
  /** Its start time. */
  starts_at: z.iso.datetime(),
  /** 1, and one more with each change. */
  version: z.int(),
  is_cancelled: z.boolean(),
});
export type MeetingRow = z.output<typeof meetingRow>;
