import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { cardMembers, cardScalars } from './card-input.ts';
import { cardIds, projectCommand } from './project-command.ts';

const members = cardMembers.pick({ labels: true, tags: true, watchers: true }).optional();

/** Omitted fields do not change. Members of sets are added and removed by the same command, so that one undo reverts them. */
export const updateCards = projectCommand({
  name: 'update-cards',
  summary: 'Gives fields of one or several cards new values.',
  least: 'member',
  input: { card_ids: cardIds, set: z.strictObject(cardScalars).partial(), add: members, remove: members },
  errors: [
    boardErrors.card_not_found,
    boardErrors.assignee_cannot_read,
    boardErrors.watcher_cannot_read,
    boardErrors.dates_reversed,
    boardErrors.label_not_found,
    boardErrors.too_many_members,
    boardErrors.field_not_found,
    boardErrors.field_value_invalid,
  ],
});
