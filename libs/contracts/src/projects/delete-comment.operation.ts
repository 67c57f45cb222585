import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { commentErrors } from './comment.errors.ts';
import { project } from './memberships.ts';

/** Its text is kept for the retention time of the trash, so that it can be restored. */
export const deleteComment = operation({
  name: 'projects.delete-comment',
  summary: "Deletes a comment: the caller's own, or as lead anybody's.",
  door: { kind: 'procedure', procedure: 'delete_comment' },
  policy: atLeast(project, 'guest', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), comment_id: z.uuid() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [commentErrors.comment_not_found, commentErrors.card_in_trash, commentErrors.not_your_comment],
});
