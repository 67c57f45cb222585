import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { openedFile } from '../../kernel/stored-file.ts';
import { attachmentName } from '../attachment-shape.ts';
import { PROJECT_FILE_DOCUMENTS } from '../attachment-values.ts';
import { filesErrors } from '../files.errors.ts';
import { project } from '../memberships.ts';
import { projectFilePlace } from './project-file-shape.ts';

/** A file that is no PDF by its bytes is not found here, whatever its name. */
export const openProjectFileDocument = operation({
  name: 'projects.open-project-file-document',
  summary: 'A PDF among the files of a project, to be shown in a tab of its own.',
  door: { kind: 'storage', bucket: PROJECT_FILE_DOCUMENTS, act: 'open', path: '{project_id}/{attachment_id}/{name}' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ ...projectFilePlace, name: attachmentName }),
  output: openedFile,
  errors: [filesErrors.file_not_found],
});
