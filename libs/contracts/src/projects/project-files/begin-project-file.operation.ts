import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { uploadBegun, uploadInput } from '../../kernel/stored-file.ts';
import { attachmentErrors } from '../attachment.errors.ts';
import { attachmentName } from '../attachment-shape.ts';
import { MOST_ATTACHMENT_BYTES, PROJECT_FILES } from '../attachment-values.ts';
import { filesErrors } from '../files.errors.ts';
import { project } from '../memberships.ts';
import { projectFilePlace } from './project-file-shape.ts';

/** A repetition after a lost answer finds it stored already; an interrupted upload starts again. */
export const beginProjectFile = operation({
  name: 'projects.begin-project-file',
  summary: 'Takes a file for the team of a project, at most 104,857,600 bytes, as long as the project has room.',
  door: {
    kind: 'storage',
    bucket: PROJECT_FILES,
    act: 'upload',
    path: '{project_id}/{attachment_id}/{name}',
    mostBytes: MOST_ATTACHMENT_BYTES,
    finishedBy: 'projects.finish-attachment',
  },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: { key: 'attachment_id' },
  input: z.strictObject({ ...projectFilePlace, name: attachmentName, ...uploadInput }),
  output: uploadBegun,
  errors: [
    filesErrors.file_exists,
    filesErrors.too_many_uploads,
    filesErrors.upload_not_open,
    attachmentErrors.project_full,
    attachmentErrors.too_many_project_files,
    attachmentErrors.file_not_what_it_says,
  ],
});
