import { boardErrors } from './board.errors.ts';
import { cardMembers } from './card-input.ts';
import { cardIds, projectCommand } from './project-command.ts';

/** Who is there already does not come, and who is not does not go: two people who change one set never take each other's back. */
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
