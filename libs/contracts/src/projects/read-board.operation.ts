import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { cardRow, labelRow, listRow, projectRow } from './board-shape.ts';
import { fieldRow, fieldValue } from './field-shape.ts';
import { project } from './memberships.ts';

/**
 * The fields that only some cards have: indexes of labels in `label_ids` and of watchers in `people`, values with the indexes
 * of their fields in `field_ids`, and the rest as in a row.
 */
const packedMore = cardRow
  .pick({
    tags: true,
    depends_on: true,
    link_terms: true,
    is_automatic: true,
    repeats: true,
    checklist: true,
    estimated_hours: true,
    actual_hours: true,
    description_version: true,
    notes_version: true,
    cover: true,
  })
  .extend({
    labels: z.array(z.int()),
    watchers: z.array(z.int()),
    fields: z.array(z.tuple([z.int(), fieldValue])),
  })
  .partial();

/**
 * A card as an array without field names: id, number, index of its list in `lists`, position, title, index of its priority
 * among `priorities`, index of its assignee in `people`, start, due, progress, why it is blocked, and the fields that only some
 * cards have. Trailing empty values are left out: no assignee, no days, no progress, not blocked.
 */
const packedCard = z.tuple([
  z.uuid(),
  z.int(),
  z.int(),
  z.string(),
  z.string(),
  z.int(),
  z.int().nullable().optional(),
  z.string().nullable().optional(),
  z.string().nullable().optional(),
  z.int().optional(),
  z.string().nullable().optional(),
  packedMore.optional(),
]);

/**
 * The first page is one moment of the project and has its sequence number; later pages may be newer. A client that applies the
 * deltas after that number to the pages has the current project.
 */
export const readBoard = operation({
  name: 'projects.read-board',
  summary: 'Lists and cards of a project, in pages.',
  door: { kind: 'procedure', procedure: 'read_board' },
  policy: atLeast(project, 'reader', 'project_id'),
  repeat: 'safe',
  input: z.strictObject({
    project_id: z.uuid(),
    /** The `next` of the previous page. */
    after: z.int().min(0).default(0),
  }),
  output: z.strictObject({
    sequence: z.int(),
    /** The caller's role. */
    role: z.enum(project.roles),
    project: projectRow,
    lists: z.array(listRow),
    labels: z.array(labelRow),
    fields: z.array(fieldRow),
    people: z.array(z.uuid()),
    /** Includes deleted labels. */
    label_ids: z.array(z.uuid()),
    /** Includes deleted fields. */
    field_ids: z.array(z.uuid()),
    cards: z.array(packedCard),
    /** The start of the next page; null: there is none. */
    next: z.int().nullable(),
  }),
  errors: [],
});
