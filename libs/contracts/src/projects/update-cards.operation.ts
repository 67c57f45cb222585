import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { cardScalars } from './card-input.ts';
import { cardIds, projectCommand } from './project-command.ts';

/** What is left out stays as it is. */
const changed = z
  .strictObject(cardScalars)
  .partial()
  .refine((set) => Object.keys(set).length > 0, 'Nothing is changed');

export const updateCards = projectCommand({
  name: 'update-cards',
  summary: 'Gives fields of one or several cards new values.',
  least: 'member',
  input: { card_ids: cardIds, set: changed },
  errors: [boardErrors.card_not_found, boardErrors.assignee_cannot_read, boardErrors.dates_reversed],
});
