import { z } from 'zod';
import { codePointsIn, isWellFormed } from '../kernel/short-text.ts';
import { LONGEST_NOTE } from './note-values.ts';

/** In Markdown, exactly as it was typed; without a text there is no note. */
export const noteText = z
  .string()
  .max(LONGEST_NOTE * 2)
  .refine(isWellFormed, 'A note has half a character')
  .refine((text) => !text.includes('\0'), 'A note has letters and lines only')
  .refine((text) => codePointsIn(text) <= LONGEST_NOTE, `A note has at most ${LONGEST_NOTE} characters`);

/** A learner's note about a part. */
export const note = z.strictObject({
  part_id: z.uuid(),
  /** Empty: there is no note. */
  text: z.string(),
  /** Raised by each save; 0 before the first. A save names the one that it was written on. */
  version: z.int(),
  updated_at: z.iso.datetime().nullable(),
  is_bookmarked: z.boolean(),
});

/** A note or a bookmark in a list. */
export const listedNote = z.strictObject({
  part_id: z.uuid(),
  /** Null: the part is no longer taught. */
  part: z
    .strictObject({ title: z.string(), module_id: z.uuid(), module_title: z.string(), level_id: z.string() })
    .nullable(),
  /** An excerpt of the note, from its start or from the place of the searched words. */
  excerpt: z.string(),
  /** Whether the note is longer than its excerpt. */
  is_cut: z.boolean(),
  version: z.int(),
  is_bookmarked: z.boolean(),
  changed_at: z.iso.datetime(),
});
