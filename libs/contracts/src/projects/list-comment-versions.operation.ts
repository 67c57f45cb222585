import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { commentErrors } from './comment.errors.ts';
import { project } from './memberships.ts';

export const listCommentVersions = operation({
  name: 'projects.list-comment-versions',
  summary: 'What a comment said before it was edited, newest first, for those who direct the project.',
  door: { kind: 'procedure', procedure: 'list_comment_versions' },
  policy: atLeast(project, 'director', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({
    project_id: z.uuid(),
    comment_id: z.uuid(),
    /** The oldest version of the page before. */
    before: z.int().min(1).max(1_000_000).optional(),
  }),
  output: z.strictObject({
    versions: z.array(z.strictObject({ version: z.int(), text: z.string(), written_at: z.iso.datetime() })),
    has_more: z.boolean(),
  }),
  errors: [commentErrors.comment_not_found],
});
