import { z } from 'zod';
import { isWellFormed } from '../kernel/short-text.ts';
import { attachmentPictures, isOddName, LONGEST_FILE_NAME } from './attachment-values.ts';

/** The file name given by the sender. It is never used as a path. */
export const attachmentName = z
  .string()
  .min(1)
  .max(LONGEST_FILE_NAME)
  .refine(isWellFormed, 'A name has half a character')
  .refine((name) => name.trim() === name && !isOddName(name), 'This is no name of a file');

/** The segments of a file's path. */
export const attachmentPlace = {
  project_id: z.uuid(),
  card_id: z.uuid(),
  /** Chosen by the person who adds it. */
  attachment_id: z.uuid(),
};

/** The name of a rendition of a picture in its address. */
export const pictureName = z.templateLiteral([z.enum(attachmentPictures), '.webp']);

/** A file of a card, a comment or a project. */
export const attachmentRow = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  bytes: z.int(),
  /** What can be shown of it: renditions, the document itself, or nothing. */
  preview: z.enum(['picture', 'pdf']).nullable(),
  added_by: z.uuid(),
  added_at: z.iso.datetime(),
});
export type AttachmentRow = z.output<typeof attachmentRow>;
