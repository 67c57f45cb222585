import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { atLeast } from '../../kernel/policy.ts';
import { day } from '../../kernel/day.ts';
import { cardRow } from '../board-shape.ts';
import { project } from '../memberships.ts';
import { sorts } from '../view-values.ts';
import { filterErrors } from './filter.errors.ts';
import { filterShape } from './filter-shape.ts';
import { LONGEST_FILTER_TEXT } from './filter.ts';

const MOST_CARDS = 200;

/**
 * The cards of a project that match a filter, as a board shows them. A filter is a tree, or the text that people write;
 * `search` are words that occur together in a card's title, description, notes, number, or in one comment or file name that the
 * caller may see. Of very frequent words only the first 10,000 comments are searched.
 */
export const findCards = operation({
  name: 'projects.find-cards',
  summary: 'Cards of a project by filter and words, sorted, in pages.',
  door: { kind: 'procedure', procedure: 'find_cards' },
  policy: atLeast(project, 'reader', 'project_id'),
  repeat: 'safe',
  input: z
    .strictObject({
      project_id: z.uuid(),
      filter: filterShape.nullable().default(null),
      text: z.string().max(LONGEST_FILTER_TEXT).default(''),
      search: z.string().max(200).default(''),
      /** The day that it is for the caller; without one, in UTC. */
      today: day.refine((given) => given >= '2000' && given < '2200', 'A day of this time').optional(),
      sort: z.enum(sorts).default('board'),
      /** Whether the order is turned around. */
      turned: z.boolean().default(false),
      /** The `next` of the previous page. */
      after: z
        .string()
        .regex(/^\d{1,6}\.[0-9a-f-]{36}$/)
        .optional(),
      limit: z.int().min(1).max(MOST_CARDS).default(50),
    })
    .refine(({ filter, text }) => filter === null || text === '', 'Give a filter or a text'),
  output: z.strictObject({
    cards: z.array(cardRow),
    /** The number of cards on all pages. */
    total: z.int(),
    /** The start of the next page; null: there is none. */
    next: z.string().nullable(),
  }),
  errors: [filterErrors.filter_invalid, filterErrors.filter_too_slow],
});
