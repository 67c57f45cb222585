import { boardErrors } from './board.errors.ts';
import { placeValues } from './card-input.ts';
import { cardIds, place, projectCommand } from './project-command.ts';

/** They are placed in the order in which they are named. All of them are moved, or none. */
export const moveCards = projectCommand({
  name: 'move-cards',
  summary: 'Moves cards to a place in a list, and so gives them its status.',
  least: 'member',
  input: {
    card_ids: cardIds,
    ...place,
    ...placeValues,
  },
  errors: [
    boardErrors.list_not_found,
    boardErrors.card_not_found,
    boardErrors.list_full,
    boardErrors.override_needs_lead,
    boardErrors.assignee_cannot_read,
    boardErrors.label_not_found,
    boardErrors.too_many_members,
    boardErrors.dates_reversed,
    boardErrors.field_not_found,
    boardErrors.field_value_invalid,
  ],
});
