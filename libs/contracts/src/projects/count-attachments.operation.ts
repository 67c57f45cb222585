import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { MOST_COUNTED_CARDS } from './count-comments.operation.ts';
import { project } from './memberships.ts';

/** Files of comments are counted with neither. */
export const countAttachments = operation({
  name: 'projects.count-attachments',
  summary: 'How many files the cards of a project have.',
  door: { kind: 'procedure', procedure: 'count_attachments' },
  policy: atLeast(project, 'guest', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({ project_id: z.uuid() }),
  output: z.strictObject({
    /** The card and its number of files, for cards on the board that have some, those with the newest file first. */
    cards: z.array(z.tuple([z.uuid(), z.int()])).max(MOST_COUNTED_CARDS),
  }),
  errors: [],
});
