import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { longText } from './board-shape.ts';
import { cardTexts } from './values/board-values.ts';
import { projectCommand } from './project-command.ts';

/**
 * If another person has saved meanwhile, both texts are merged against the version that the writer started from. Where both
 * changed the same lines, the command is refused with the other text, and the writer chooses.
 */
export const updateCardText = projectCommand({
  name: 'update-card-text',
  summary: 'Writes the description or the notes of a card.',
  least: 'member',
  input: {
    card_id: z.uuid(),
    field: z.enum(cardTexts),
    /** The version of the text that was changed. */
    base_version: z.int().min(0),
    text: longText,
  },
  errors: [boardErrors.card_not_found, boardErrors.text_conflict],
});
