import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { cardTitle, day } from './board-shape.ts';
import { priorities } from './board-values.ts';
import { newCardFields } from './card-input.ts';
import { place, projectCommand } from './project-command.ts';

/** The caller chooses the card's id, so that it can be shown and worked with before the answer is there. */
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
    ...place,
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
    boardErrors.watcher_cannot_read,
    boardErrors.card_not_found,
    boardErrors.field_not_found,
    boardErrors.field_value_invalid,
  ],
});
