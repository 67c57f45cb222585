import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { openedFile } from '../kernel/stored-file.ts';
import { attachmentName, attachmentPlace } from './attachment-shape.ts';
import { ATTACHMENTS } from './attachment-values.ts';
import { filesErrors } from './files.errors.ts';
import { project } from './memberships.ts';

export const openAttachment = operation({
  name: 'projects.open-attachment',
  summary: 'A file of a card, to be saved.',
  door: { kind: 'storage', bucket: ATTACHMENTS, act: 'open', path: '{project_id}/{card_id}/{attachment_id}/{name}' },
  policy: atLeast(project, 'guest', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ ...attachmentPlace, name: attachmentName }),
  output: openedFile,
  errors: [filesErrors.file_not_found],
});
