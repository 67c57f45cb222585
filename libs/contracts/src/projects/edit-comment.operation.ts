import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { commentErrors } from './comment.errors.ts';
import { commentText, writtenComment } from './comment-shape.ts';
import { project } from './memberships.ts';

/** The same text again changes nothing, so an edit whose answer was lost may be made again. */
export const editComment = operation({
  name: 'projects.edit-comment',
  summary: "Changes a comment of the caller's own; what it said before is kept.",
  door: { kind: 'procedure', procedure: 'edit_comment' },
  policy: atLeast(project, 'guest', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({
    project_id: z.uuid(),
    comment_id: z.uuid(),
    /** The version that was changed. */
    base_version: z.int().min(1),
    text: commentText,
  }),
  output: writtenComment,
  errors: [
    commentErrors.comment_not_found,
    commentErrors.card_in_trash,
    commentErrors.not_your_comment,
    commentErrors.comment_changed,
  ],
});
