import { z } from 'zod';
import { codePointsIn, isWellFormed } from '../kernel/short-text.ts';
import { attachmentRow } from './attachment-shape.ts';
import { LONGEST_COMMENT, mentionedIn, reactions } from './comment-values.ts';

/** People that one comment may mention: each of them gets a notice. */
const MOST_MENTIONS = 50;

/** Markdown with mentions as `@[id]`; empty where something speaks without words, such as a file. */
export const spokenText = z
  .string()
  .max(LONGEST_COMMENT * 4)
  .trim()
  .refine(isWellFormed, 'A comment has half a character')
  .refine((text) => codePointsIn(text) <= LONGEST_COMMENT, `A comment has at most ${LONGEST_COMMENT} characters`)
  .refine((text) => mentionedIn(text).length <= MOST_MENTIONS, `A comment mentions at most ${MOST_MENTIONS} people`);

/** The same of what needs words. */
export const commentText = spokenText.min(1, 'A comment needs a text');

/** The reactions, in the order in which the first of each came. */
export const shownReactions = z.array(
  z.strictObject({
    reaction: z.enum(reactions),
    count: z.int(),
    /** Whether the caller is one of them. */
    is_mine: z.boolean(),
    /** The first who did. */
    people: z.array(z.uuid()),
  }),
);
export type ShownReactions = z.output<typeof shownReactions>;

/** A comment, as people who may see it get it. */
export const commentRow = z.strictObject({
  id: z.uuid(),
  card_id: z.uuid(),
  /** Counted within the card, those of the team included: later comments have higher ones. */
  number: z.int(),
  /** The first comment of its thread; null: it starts one. */
  parent_id: z.uuid().nullable(),
  author_id: z.uuid(),
  /** Seen by members of the project, and not by guests and readers. The whole thread is. */
  is_team_only: z.boolean(),
  /** Empty for a deleted comment, which is shown because it was replied to. */
  text: z.string(),
  /** 1, and one more with each edit. */
  version: z.int(),
  created_at: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
  is_deleted: z.boolean(),
  /** The files, oldest first, for those who may see the comment. */
  files: z.array(attachmentRow),
  reactions: shownReactions,
});
export type CommentRow = z.output<typeof commentRow>;

/** A comment after it was written, and the mentioned people who cannot read it: they get no notice of it. */
export const writtenComment = z.strictObject({ comment: commentRow, not_told: z.array(z.uuid()) });

/** A person whose name is needed to show a comment. */
export const commentPerson = z.strictObject({ user_id: z.uuid(), full_name: z.string() });

/** That something became of a comment, without a word of it: clients with access that have its card open read it again. */
export const commentNews = z.strictObject({
  projectId: z.uuid(),
  cardId: z.uuid(),
  commentId: z.uuid(),
  /** Who did it. */
  by: z.uuid(),
  what: z.enum(['added', 'edited', 'deleted', 'restored', 'reacted']),
});
