import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { attachmentRow } from './attachment-shape.ts';
import { boardErrors } from './board.errors.ts';
import { commentPerson } from './comment-shape.ts';
import { project } from './memberships.ts';

export const listAttachments = operation({
  name: 'projects.list-attachments',
  summary: 'The files of a card, in the order in which they came.',
  door: { kind: 'procedure', procedure: 'list_attachments' },
  policy: atLeast(project, 'guest', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid(), card_id: z.uuid() }),
  output: z.strictObject({
    attachments: z.array(attachmentRow),
    /** The people who added the files. */
    people: z.array(commentPerson),
    /** The largest file that is taken. */
    most_bytes: z.int(),
  }),
  errors: [boardErrors.card_not_found],
});
