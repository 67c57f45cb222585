import { z } from 'zod';
import { repeatMoments } from './values/board-values.ts';

/** The repetition of a card, as its readers see it. */
export const cardRepeat = z.strictObject({
  /** RFC 5545, without `RRULE:`. Its `COUNT` counts cards of the series. */
  rule: z.string(),
  when: z.enum(repeatMoments),
  /** The first day of the series, from which periods are counted. */
  since: z.iso.date(),
  /** Which card of the series it is, from 1. */
  nth: z.int(),
  /** The day for which the next card comes; one that comes when this one is done comes for no day that is over by then. */
  next_on: z.iso.date(),
  /** The person who made it repeat. The next card is created in their name. */
  by: z.uuid(),
});
export type CardRepeat = z.output<typeof cardRepeat>;
