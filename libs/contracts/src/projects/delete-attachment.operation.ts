import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { attachmentErrors } from './attachment.errors.ts';
import { filesErrors } from './files.errors.ts';
import { project } from './memberships.ts';

/** It is kept for the retention time of the trash, so that it can be restored. An unfinished upload is cancelled. */
export const deleteAttachment = operation({
  name: 'projects.delete-attachment',
  summary: "Deletes a file of a card or a project: the caller's own, or as lead anybody's.",
  door: { kind: 'procedure', procedure: 'delete_attachment' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'idempotent',
  input: z.strictObject({ project_id: z.uuid(), attachment_id: z.uuid() }),
  /** Null: the upload was not finished. Another person than the caller: they were faster. */
  output: z.strictObject({ deleted_by: z.uuid().nullable() }),
  errors: [filesErrors.file_not_found, attachmentErrors.not_your_attachment],
});
