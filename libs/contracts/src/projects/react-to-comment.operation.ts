import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { commentErrors } from './comment.errors.ts';
import { reactions } from './comment-values.ts';
import { project } from './memberships.ts';

export const reactToComment = operation({
  name: 'projects.react-to-comment',
  summary: 'Answers a comment with a sign, or takes it back.',
  door: { kind: 'procedure', procedure: 'react_to_comment' },
  policy: atLeast(project, 'guest', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({
    project_id: z.uuid(),
    comment_id: z.uuid(),
    reaction: z.enum(reactions),
    /** Whether it is to be there afterwards. */
    is_on: z.boolean(),
  }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [commentErrors.comment_not_found, commentErrors.card_in_trash],
});
