import { z } from 'zod';

/** The place of the words in an open part. */
export const foundPlace = z.strictObject({
  kind: z.enum(['text', 'second', 'question']),
  /** The heading's anchor, the second of the video or the item's id, by kind; null: the beginning. */
  anchor: z.string().nullable(),
  heading: z.string(),
  /** An excerpt, in pieces; those that match are marked. */
  excerpt: z.array(z.strictObject({ text: z.string(), is_match: z.boolean() })),
});
export type FoundPlace = z.output<typeof foundPlace>;
