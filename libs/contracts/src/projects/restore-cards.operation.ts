import { boardErrors } from './board.errors.ts';
import { cardIds, projectCommand } from './project-command.ts';

/** Each returns to its list, or to the first one if that is deleted; a limit may be exceeded by it. */
export const restoreCards = projectCommand({
  name: 'restore-cards',
  summary: 'Takes cards out of the trash.',
  least: 'member',
  input: { card_ids: cardIds },
  errors: [boardErrors.card_not_found],
});
