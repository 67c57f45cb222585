import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { project } from './memberships.ts';

/** A mark moves forward only, on every device. */
export const markCommentsRead = operation({
  name: 'projects.mark-comments-read',
  summary: 'Marks the comments on a card as read, up to a number.',
  door: { kind: 'procedure', procedure: 'mark_comments_read' },
  policy: atLeast(project, 'guest', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), card_id: z.uuid(), number: z.int().min(0).max(1_000_000) }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [boardErrors.card_not_found],
});
