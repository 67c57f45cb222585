import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { uploadBegun, uploadInput } from '../kernel/stored-file.ts';
import { attachmentErrors } from './attachment.errors.ts';
import { attachmentName, attachmentPlace } from './attachment-shape.ts';
import { ATTACHMENTS, MOST_ATTACHMENT_BYTES } from './attachment-values.ts';
import { boardErrors } from './board.errors.ts';
import { commentErrors } from './comment.errors.ts';
import { filesErrors } from './files.errors.ts';
import { project } from './memberships.ts';

/** A repetition after a lost answer finds the upload; after an interruption it starts again. */
export const beginAttachment = operation({
  name: 'projects.begin-attachment',
  summary: 'Takes a file for a card, at most 104,857,600 bytes, as long as its project has room.',
  door: {
    kind: 'storage',
    bucket: ATTACHMENTS,
    act: 'upload',
    path: '{project_id}/{card_id}/{attachment_id}/{name}',
    mostBytes: MOST_ATTACHMENT_BYTES,
    finishedBy: 'projects.finish-attachment',
  },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: { key: 'attachment_id' },
  input: z.strictObject({ ...attachmentPlace, name: attachmentName, ...uploadInput }),
  output: uploadBegun,
  errors: [
    boardErrors.card_not_found,
    commentErrors.card_in_trash,
    filesErrors.file_exists,
    filesErrors.too_many_uploads,
    filesErrors.upload_not_open,
    attachmentErrors.project_full,
    attachmentErrors.too_many_attachments,
    attachmentErrors.file_not_what_it_says,
  ],
});
