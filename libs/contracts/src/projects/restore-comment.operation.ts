import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { commentErrors } from './comment.errors.ts';
import { project } from './memberships.ts';

/** The author of a comment cannot restore what a lead deleted. */
export const restoreComment = operation({
  name: 'projects.restore-comment',
  summary: 'Restores a deleted comment, for the person who deleted it.',
  door: { kind: 'procedure', procedure: 'restore_comment' },
  policy: atLeast(project, 'guest', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), comment_id: z.uuid() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [commentErrors.comment_not_found, commentErrors.card_in_trash, commentErrors.not_your_comment],
});
