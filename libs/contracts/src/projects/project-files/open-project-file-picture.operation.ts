import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { openedFile } from '../../kernel/stored-file.ts';
import { pictureName } from '../attachment-shape.ts';
import { PROJECT_FILE_PICTURES } from '../attachment-values.ts';
import { filesErrors } from '../files.errors.ts';
import { project } from '../memberships.ts';
import { projectFilePlace } from './project-file-shape.ts';

/** Contains no bytes of the file itself: pictures in a page are always re-encoded. */
export const openProjectFilePicture = operation({
  name: 'projects.open-project-file-picture',
  summary: "A re-encoded picture of a project's file, for display.",
  door: { kind: 'storage', bucket: PROJECT_FILE_PICTURES, act: 'open', path: '{project_id}/{attachment_id}/{picture}' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ ...projectFilePlace, picture: pictureName }),
  output: openedFile,
  errors: [filesErrors.file_not_found],
});
