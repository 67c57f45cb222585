import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { cardStatuses } from './board-values.ts';
import { placeValues } from './card-input.ts';
import { cardIds, place, projectCommand } from './project-command.ts';

/**
 * Cards that are in such a list already stay there; the others come to the end of the first list with the status. Where there is none
 * it is made, with the id of the command. Blocked is no status but a flag (`update-cards`).
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
