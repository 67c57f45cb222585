import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { attachmentErrors } from './attachment.errors.ts';
import { commentErrors } from './comment.errors.ts';
import { filesErrors } from './files.errors.ts';
import { project } from './memberships.ts';

/** An attachment that a lead deleted cannot be restored by the person who added it. */
export const restoreAttachment = operation({
  name: 'projects.restore-attachment',
  summary: 'Brings a file back that the caller took off a card, or as lead anybody.',
  door: { kind: 'procedure', procedure: 'restore_attachment' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), attachment_id: z.uuid() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [
    filesErrors.file_not_found,
    commentErrors.card_in_trash,
    attachmentErrors.not_your_attachment,
    attachmentErrors.too_many_attachments,
  ],
});
