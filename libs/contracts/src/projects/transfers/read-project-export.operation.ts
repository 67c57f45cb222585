import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { project } from '../memberships.ts';
import { transferCard, transferComment, transferFrame } from './transfer-shape.ts';

/**
 * The first page has the frame. Cards follow by their numbers, then comments; the budget, the team and other people's own views
 * are not exported.
 */
export const readProjectExport = operation({
  name: 'projects.read-project-export',
  summary: 'A page of everything that an import makes a project of: lists, labels, fields, cards and comments.',
  door: { kind: 'procedure', procedure: 'read_project_export' },
  policy: atLeast(project, 'member', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({
    project_id: z.uuid(),
    /** What the page before called `next`. */
    after: z
      .string()
      .max(100)
      .regex(/^(?:card:\d{1,10}|comment:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/)
      .nullable()
      .default(null),
  }),
  output: z.strictObject({
    name: z.string(),
    frame: transferFrame.nullable(),
    people: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
    cards: z.array(transferCard),
    comments: z.array(transferComment),
    /** Where the next page begins; null: there is none. */
    next: z.string().nullable(),
  }),
  errors: [],
});
