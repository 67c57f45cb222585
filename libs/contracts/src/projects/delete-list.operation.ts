import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { place, projectCommand } from './project-command.ts';

export const deleteList = projectCommand({
  name: 'delete-list',
  summary: 'Removes a list; its cards go to the end of another.',
  least: 'lead',
  input: {
    list_id: z.uuid(),
    /** Where its cards go; needed where it has any. */
    move_to: z.uuid().nullable().default(null),
    override_limit: place.override_limit,
  },
  errors: [
    boardErrors.list_not_found,
    boardErrors.list_has_cards,
    boardErrors.last_list,
    boardErrors.list_full,
    boardErrors.override_needs_lead,
  ],
});
