import { z } from 'zod';
import { codePointsIn, isWellFormed, shortText } from '../kernel/short-text.ts';
import { LONGEST_NOTES, LONGEST_TOPIC } from './mentoring-values.ts';

/** The topic of a session. */
export const mentoringTopic = shortText('A topic', { most: LONGEST_TOPIC });

/** In Markdown; a mentor's notes for the learner. */
export const mentoringNotes = z
  .string()
  .max(LONGEST_NOTES * 4)
  .trim()
  .min(1, 'Notes need a text')
  .refine(isWellFormed, 'Notes have half a character')
  .refine((text) => codePointsIn(text) <= LONGEST_NOTES, `Notes have at most ${LONGEST_NOTES} characters`);

/** An hour that a mentor offers. */
export const offeredHour = z.strictObject({
  id: z.uuid(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  mentor_name: z.string(),
});

/** A session as both sides see it; each sees the first name of the other. */
export const mentoringSession = z.strictObject({
  id: z.uuid(),
  hour_id: z.uuid(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  with_name: z.string(),
  topic: z.string(),
  /** Whether it was called off. */
  is_cancelled: z.boolean(),
  /** Whether the caller may still move it or call it off. */
  is_changeable: z.boolean(),
  /** Null where calls are not configured, and after it was called off. */
  call_link: z.string().nullable(),
  notes: z.string(),
  /** A calendar file (RFC 5545). */
  ics: z.string(),
});
