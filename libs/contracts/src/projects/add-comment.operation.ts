import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { commentErrors } from './comment.errors.ts';
import { commentText, writtenComment } from './comment-shape.ts';
import { project } from './memberships.ts';

/** A reply has the audience of its thread, and a reply to a reply belongs to the thread. */
export const addComment = operation({
  name: 'projects.add-comment',
  summary: 'Adds a comment to a card, or a reply.',
  door: { kind: 'procedure', procedure: 'add_comment' },
  policy: atLeast(project, 'guest', 'project_id'),
  repeat: { key: 'comment_id' },
  input: z.strictObject({
    project_id: z.uuid(),
    card_id: z.uuid(),
    /** Chosen by the caller. */
    comment_id: z.uuid(),
    parent_id: z.uuid().nullable().default(null),
    is_team_only: z.boolean().default(false),
    text: commentText,
  }),
  output: writtenComment,
  errors: [
    boardErrors.card_not_found,
    boardErrors.id_taken,
    commentErrors.comment_not_found,
    commentErrors.card_in_trash,
    commentErrors.team_only_needs_member,
    commentErrors.too_many_comments,
  ],
});
