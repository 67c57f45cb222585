import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { place, projectCommand } from './project-command.ts';

/** Called 'Copy of …'; watchers, comments, history and completed steps are not copied. */
export const duplicateCard = projectCommand({
  name: 'duplicate-card',
  summary: 'Makes a copy of a card, right behind it.',
  least: 'member',
  input: { card_id: z.uuid(), new_id: z.uuid(), override_limit: place.override_limit },
  errors: [
    boardErrors.card_not_found,
    boardErrors.id_taken,
    boardErrors.list_full,
    boardErrors.override_needs_lead,
    boardErrors.too_many_cards,
  ],
});
