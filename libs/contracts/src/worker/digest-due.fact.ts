import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { bilingualText } from '../emails/bilingual.ts';

/** The maximum of notices in a daily e-mail; the rest are only counted. */
export const MOST_DIGEST_LINES = 200;

export const digestDue = fact({
  name: 'worker.digest.due',
  version: 1,
  summary:
    "What a person's daily e-mail tells, once a day at their hour; whether they may still read it is asked when it is sent.",
  payload: z.strictObject({
    userId: z.uuid(),
    /** A day in the person's own zone. */
    day: z.iso.date(),
    /** The latest first. */
    lines: z
      .array(
        z.strictObject({
          text: bilingualText,
          projectId: z.uuid(),
          /** Notices of one card become one line; null for several cards. */
          cardId: z.uuid().nullable(),
          commentId: z.uuid().nullable(),
        }),
      )
      .min(1)
      .max(MOST_DIGEST_LINES),
    /** The number of further ones. */
    more: z.int().min(0),
  }),
});
