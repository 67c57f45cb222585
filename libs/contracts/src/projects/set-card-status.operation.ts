import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { cardStatuses } from './values/board-values.ts';
import { placeValues } from './card-input.ts';
import { cardIds, place, projectCommand } from './project-command.ts';

/**
 * Cards already in a list with the status stay there; the others go to the end of the first such list, which is created with
 * the id of the command where none exists. Blocked is no status but a flag (`update-cards`).
 */
export const setCardStatus = projectCommand({
  name: 'set-card-status',
  summary: 'Gives cards a status, by moving them to the first list that has it.',
  least: 'member',
  input: {
    card_ids: cardIds,
    status: z.enum(cardStatuses),
    ...placeValues,
    override_limit: place.override_limit,
  },
  errors: [
    boardErrors.card_not_found,
    boardErrors.list_full,
    boardErrors.override_needs_lead,
    boardErrors.id_taken,
    boardErrors.too_many_lists,
    boardErrors.assignee_cannot_read,
    boardErrors.label_not_found,
    boardErrors.too_many_members,
    boardErrors.dates_reversed,
    boardErrors.field_not_found,
    boardErrors.field_value_invalid,
  ],
});
