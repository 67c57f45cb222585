import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { day } from '../kernel/day.ts';
import { cardTitle } from './values/card-title.ts';
import { cardStatuses, priorities } from './values/board-values.ts';
import { newCardFields, newLabels } from './card-input.ts';
import { place, projectCommand } from './project-command.ts';

/**
 * The caller chooses the card's id, so that it can be shown and edited before the answer arrives. Without a list, the card goes
 * to the end of the first list with its status, which is created with the id of the command where none exists; without either,
 * to the first 'to do' list, or the first list of all.
 */
export const createCard = projectCommand({
  name: 'create-card',
  summary: 'Makes a card in a list of a project.',
  least: 'member',
  input: {
    card_id: z.uuid(),
    title: cardTitle,
    priority: z.enum(priorities).default('medium'),
    assignee: z.uuid().nullable().default(null),
    start_on: day.nullable().default(null),
    due_on: day.nullable().default(null),
    ...newCardFields,
    new_labels: newLabels,
    ...place,
    list_id: z.uuid().optional(),
    /** Not asked where a list is named. */
    status: z.enum(cardStatuses).optional(),
  },
  errors: [
    boardErrors.list_not_found,
    boardErrors.id_taken,
    boardErrors.list_full,
    boardErrors.override_needs_lead,
    boardErrors.assignee_cannot_read,
    boardErrors.dates_reversed,
    boardErrors.too_many_cards,
    boardErrors.label_not_found,
    boardErrors.labels_need_lead,
    boardErrors.too_many_labels,
    boardErrors.too_many_lists,
    boardErrors.watcher_cannot_read,
    boardErrors.card_not_found,
    boardErrors.field_not_found,
    boardErrors.field_value_invalid,
  ],
});
