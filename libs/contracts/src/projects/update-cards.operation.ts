import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { cardTitle, day } from './board-shape.ts';
import { priorities } from './board-values.ts';
import { shortText } from '../kernel/short-text.ts';
import { cardIds, projectCommand } from './project-command.ts';

/** What is left out stays as it is. */
const changed = z
  .strictObject({
    title: cardTitle,
    priority: z.enum(priorities),
    assignee: z.uuid().nullable(),
    start_on: day.nullable(),
    due_on: day.nullable(),
    progress: z.int().min(0).max(100),
    blocked_reason: shortText('Reason', { least: 1, most: 500 }).nullable(),
  })
  .partial()
  .refine((set) => Object.keys(set).length > 0, 'Nothing is changed');

export const updateCards = projectCommand({
  name: 'update-cards',
  summary: 'Gives fields of one or several cards new values.',
  least: 'member',
  input: { card_ids: cardIds, set: changed },
  errors: [boardErrors.card_not_found, boardErrors.assignee_cannot_read, boardErrors.dates_reversed],
});
