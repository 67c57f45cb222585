import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { openedFile } from '../kernel/stored-file.ts';
import { attachmentPlace, pictureName } from './attachment-shape.ts';
import { ATTACHMENT_PICTURES } from './attachment-values.ts';
import { filesErrors } from './files.errors.ts';
import { project } from './memberships.ts';

/** Nothing of the file itself is in it: pages always show a re-encoded picture. */
export const openAttachmentPicture = operation({
  name: 'projects.open-attachment-picture',
  summary: "A re-encoded picture of a card's file, for display.",
  door: {
    kind: 'storage',
    bucket: ATTACHMENT_PICTURES,
    act: 'open',
    path: '{project_id}/{card_id}/{attachment_id}/{picture}',
  },
  policy: atLeast(project, 'guest', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ ...attachmentPlace, picture: pictureName }),
  output: openedFile,
  errors: [filesErrors.file_not_found],
});
