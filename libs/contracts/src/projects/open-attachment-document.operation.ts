import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { openedFile } from '../kernel/stored-file.ts';
import { attachmentName, attachmentPlace } from './attachment-shape.ts';
import { ATTACHMENT_DOCUMENTS } from './attachment-values.ts';
import { filesErrors } from './files.errors.ts';
import { project } from './memberships.ts';

/** A file that is no PDF by its bytes is not found here, whatever its name: it is saved, never shown. */
export const openAttachmentDocument = operation({
  name: 'projects.open-attachment-document',
  summary: 'A PDF among the files of a card, to be shown in a tab of its own.',
  door: {
    kind: 'storage',
    bucket: ATTACHMENT_DOCUMENTS,
    act: 'open',
    path: '{project_id}/{card_id}/{attachment_id}/{name}',
  },
  policy: atLeast(project, 'guest', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ ...attachmentPlace, name: attachmentName }),
  output: openedFile,
  errors: [filesErrors.file_not_found],
});
