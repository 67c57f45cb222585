import { defineErrors } from '../kernel/errors.ts';

/** Errors of comments. A comment that the caller may not see is not there. */
export const commentErrors = defineErrors({
  comment_not_found: { kind: 'not-found', message: 'This comment is not there any more' },
  card_in_trash: { kind: 'conflict', message: 'This card is in the trash; restore it first' },
  team_only_needs_member: { kind: 'forbidden', message: 'Only members of the project may write for the team only' },
  not_your_comment: { kind: 'forbidden', message: 'Only who wrote a comment may change it' },
  /** `details`: the stored one, `{ version, text }`. */
  comment_changed: { kind: 'conflict', message: 'This comment was changed meanwhile' },
  too_many_comments: { kind: 'conflict', message: 'A card holds at most 10,000 comments' },
});
