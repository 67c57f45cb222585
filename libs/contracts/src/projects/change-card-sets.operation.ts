import { boardErrors } from './board.errors.ts';
import { cardMembers } from './card-input.ts';
import { cardIds, projectCommand } from './project-command.ts';

/**
 * Adding an existing member or removing a missing one changes nothing, so two people who change one set never revert each
 * other.
 */
export const changeCardSets = projectCommand({
  name: 'change-card-sets',
  summary: 'Adds labels, tags, watchers and dependencies to one or several cards, or takes them away.',
  least: 'member',
  input: { card_ids: cardIds, add: cardMembers.default({}), remove: cardMembers.default({}) },
  errors: [
    boardErrors.card_not_found,
    boardErrors.label_not_found,
    boardErrors.watcher_cannot_read,
    boardErrors.dependency_circle,
    boardErrors.too_many_members,
  ],
});
