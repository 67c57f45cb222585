import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { cardMembers, cardScalars } from './card-input.ts';
import { cardIds, place, projectCommand } from './project-command.ts';

const { assignee, priority } = cardScalars;
const labels = cardMembers.pick({ labels: true }).optional();

/**
 * They stand there in the order in which they are named. All of them are moved, or none. What else a place stands for, as a swimlane
 * does for an assignee, a priority or a label, they get with the same command, so that it is undone with it.
 */
export const moveCards = projectCommand({
  name: 'move-cards',
  summary: 'Moves cards to a place in a list, and so gives them its status.',
  least: 'member',
  input: {
    card_ids: cardIds,
    ...place,
    set: z.strictObject({ assignee, priority }).partial().optional(),
    add: labels,
    remove: labels,
  },
  errors: [
    boardErrors.list_not_found,
    boardErrors.card_not_found,
    boardErrors.list_full,
    boardErrors.override_needs_lead,
    boardErrors.assignee_cannot_read,
    boardErrors.label_not_found,
    boardErrors.too_many_members,
  ],
});
