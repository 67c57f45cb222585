import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { uploadBegun, uploadInput } from '../kernel/stored-file.ts';
import { attachmentErrors } from './attachment.errors.ts';
import { attachmentName, attachmentPlace } from './attachment-shape.ts';
import { COMMENT_FILES, MOST_ATTACHMENT_BYTES } from './attachment-values.ts';
import { boardErrors } from './board.errors.ts';
import { commentErrors } from './comment.errors.ts';
import { filesErrors } from './files.errors.ts';
import { project } from './memberships.ts';

/** Until the comment exists only its sender sees the file, and then those who see the comment. */
export const beginCommentFile = operation({
  name: 'projects.begin-comment-file',
  summary: 'Takes a file for a comment that is being written, as for a card.',
  door: {
    kind: 'storage',
    bucket: COMMENT_FILES,
    act: 'upload',
    path: '{project_id}/{card_id}/{comment_id}/{attachment_id}/{name}',
    mostBytes: MOST_ATTACHMENT_BYTES,
    finishedBy: 'projects.finish-attachment',
  },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: { key: 'attachment_id' },
  input: z.strictObject({ ...attachmentPlace, comment_id: z.uuid(), name: attachmentName, ...uploadInput }),
  output: uploadBegun,
  errors: [
    boardErrors.card_not_found,
    commentErrors.card_in_trash,
    filesErrors.file_exists,
    filesErrors.too_many_uploads,
    filesErrors.upload_not_open,
    attachmentErrors.comment_was_sent,
    attachmentErrors.project_full,
    attachmentErrors.too_many_comment_files,
    attachmentErrors.file_not_what_it_says,
  ],
});
