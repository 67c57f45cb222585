import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';
import { uploadArrived, uploaded } from '../kernel/stored-file.ts';
import { attachmentErrors } from './attachment.errors.ts';
import { boardErrors } from './board.errors.ts';
import { commentErrors } from './comment.errors.ts';
import { filesErrors } from './files.errors.ts';

export const finishAttachment = operation({
  name: 'projects.finish-attachment',
  summary: 'Inspects an uploaded file, and adds it to its card, comment or project if its sender still has the right.',
  door: { kind: 'inside' },
  policy: servicesOnly('the process that streamed it'),
  repeat: 'idempotent',
  input: uploadArrived,
  output: uploaded,
  errors: [
    boardErrors.card_not_found,
    commentErrors.card_in_trash,
    filesErrors.upload_not_open,
    attachmentErrors.comment_was_sent,
    attachmentErrors.project_full,
    attachmentErrors.too_many_project_files,
    attachmentErrors.file_not_what_it_says,
  ],
  deadlineMs: 15_000,
});
