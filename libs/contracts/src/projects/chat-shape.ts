import { z } from 'zod';
import { attachmentRow } from './attachment-shape.ts';
import { shownReactions } from './comment-shape.ts';

/** A message of the team's chat, as members see it. */
export const chatMessage = z.strictObject({
  id: z.uuid(),
  /** Counted within the project: later messages have higher ones. */
  number: z.int(),
  author_id: z.uuid(),
  /** In Markdown, with mentions as `@[id]`; may be empty where it refers to files. */
  text: z.string(),
  /** 1, and one more with each edit. */
  version: z.int(),
  created_at: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
  /** The existing files of the project that it refers to. */
  files: z.array(attachmentRow),
  reactions: shownReactions,
});
export type ChatMessage = z.output<typeof chatMessage>;

/** A message after it was written, and the mentioned people who cannot read it: they get no notice of it. */
export const writtenChatMessage = z.strictObject({ message: chatMessage, not_told: z.array(z.uuid()) });
