import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { place, projectCommand } from './project-command.ts';

export const deleteList = projectCommand({
  name: 'delete-list',
  summary: 'Puts a list into the trash; its cards go to the end of another, or into the trash with it.',
  least: 'lead',
  input: {
    list_id: z.uuid(),
    /** The target of its cards; required where it has any that are not deleted with it. */
    move_to: z.uuid().nullable().default(null),
    /** Whether its cards go into the trash with it, and out of the dependencies of others; then nothing is moved. */
    with_cards: z.boolean().default(false),
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
