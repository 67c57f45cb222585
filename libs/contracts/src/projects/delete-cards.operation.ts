import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { cardIds, projectCommand } from './project-command.ts';

/** For 30 days they can be taken out of it again. Several at once are deleted by leads and directors only. */
export const deleteCards = projectCommand({
  name: 'delete-cards',
  summary: 'Puts cards into the trash.',
  least: 'member',
  input: {
    card_ids: cardIds,
    /** Takes them out of the dependencies of others too; without it cards with dependencies are not deleted. */
    cascade: z.boolean().default(true),
  },
  errors: [boardErrors.card_not_found, boardErrors.bulk_delete_needs_lead, boardErrors.has_dependencies],
});
