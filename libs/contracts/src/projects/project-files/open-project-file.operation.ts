import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { openedFile } from '../../kernel/stored-file.ts';
import { attachmentName } from '../attachment-shape.ts';
import { PROJECT_FILES } from '../attachment-values.ts';
import { filesErrors } from '../files.errors.ts';
import { project } from '../memberships.ts';
import { projectFilePlace } from './project-file-shape.ts';

export const openProjectFile = operation({
  name: 'projects.open-project-file',
  summary: 'A file of a project, to be saved.',
  door: { kind: 'storage', bucket: PROJECT_FILES, act: 'open', path: '{project_id}/{attachment_id}/{name}' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ ...projectFilePlace, name: attachmentName }),
  output: openedFile,
  errors: [filesErrors.file_not_found],
});
