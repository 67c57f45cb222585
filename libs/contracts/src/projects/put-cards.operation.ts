import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { MOST_CARDS_AT_ONCE } from './values/board-values.ts';
import { cardMembers, cardScalars, isEachNamedOnce } from './card-input.ts';
import { projectCommand } from './project-command.ts';

const { title, ...others } = cardScalars;
const members = cardMembers.pick({ labels: true, tags: true }).optional();

/** New cards go to the end of their lists, in their order. */
const created = z.strictObject({
  card_id: z.uuid(),
  list_id: z.uuid(),
  title,
  set: z.strictObject(others).partial().default({}),
  add: members,
});

/** Omitted fields do not change; a card goes to the end of another list, and keeps its place in its own. */
const updated = z.strictObject({
  card_id: z.uuid(),
  list_id: z.uuid().optional(),
  set: z.strictObject(cardScalars).partial().default({}),
  add: members,
  remove: members,
});

/** All of it is done or nothing, and one undo reverts it. */
export const putCards = projectCommand({
  name: 'put-cards',
  summary: 'Makes cards and changes others, each in its own way, as rows that were pasted or dropped say.',
  least: 'member',
  input: {
    create: z.array(created).max(MOST_CARDS_AT_ONCE).refine(isEachNamedOnce, 'Each card is named once').default([]),
    update: z.array(updated).max(MOST_CARDS_AT_ONCE).refine(isEachNamedOnce, 'Each card is named once').default([]),
    /** Leads and directors may put more cards into a list than its limit says. */
    override_limit: z.boolean().default(false),
  },
  errors: [
    boardErrors.list_not_found,
    boardErrors.card_not_found,
    boardErrors.id_taken,
    boardErrors.list_full,
    boardErrors.override_needs_lead,
    boardErrors.assignee_cannot_read,
    boardErrors.dates_reversed,
    boardErrors.too_many_cards,
    boardErrors.label_not_found,
    boardErrors.too_many_members,
    boardErrors.field_not_found,
    boardErrors.field_value_invalid,
  ],
});
