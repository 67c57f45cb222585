import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { writtenRows } from '../kernel/table-write.ts';
import { boardErrors } from './board.errors.ts';
import { commentErrors } from './comment.errors.ts';
import { commentText } from './comment-shape.ts';
import { milestone } from './milestone.ts';
import { milestoneCommentRow } from './milestone-comment.ts';

/** The author is the caller, whatever `user_id` contains. With an `id` it may be made again. */
export const insertMilestoneComment = operation({
  name: 'projects.insert-milestone-comment',
  summary: 'Says something about a milestone.',
  door: { kind: 'table-write', table: 'milestone_comments', write: 'insert' },
  policy: atLeast(milestone, 'guest', 'milestone_id'),
  input: z.strictObject({
    id: z.uuid().optional(),
    milestone_id: z.uuid(),
    parent_id: z.uuid().nullish(),
    content: commentText,
    user_id: z.uuid().nullish(),
  }),
  output: writtenRows(milestoneCommentRow),
  errors: [
    boardErrors.card_not_found,
    boardErrors.id_taken,
    commentErrors.comment_not_found,
    commentErrors.card_in_trash,
    commentErrors.too_many_comments,
  ],
});
