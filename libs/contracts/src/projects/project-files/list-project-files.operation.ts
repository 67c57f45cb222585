import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { attachmentRow } from '../attachment-shape.ts';
import { MOST_PROJECT_FILES } from '../attachment-values.ts';
import { commentPerson } from '../comment-shape.ts';
import { project } from '../memberships.ts';

export const listProjectFiles = operation({
  name: 'projects.list-project-files',
  summary: 'The files that the team of a project has shared, newest first.',
  door: { kind: 'procedure', procedure: 'list_project_files' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({
    files: z.array(attachmentRow).max(MOST_PROJECT_FILES),
    /** The people who added the files. */
    people: z.array(commentPerson),
    /** The largest file that is taken. */
    most_bytes: z.int(),
  }),
  errors: [],
});
