import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { checklistChanges } from './card-input.ts';
import { projectCommand } from './project-command.ts';

/** An existing item is replaced by the given one; one that is not is new. */
export const changeChecklist = projectCommand({
  name: 'change-checklist',
  summary: 'Puts items into the checklist of a card, or takes them away.',
  least: 'member',
  input: { card_id: z.uuid(), ...checklistChanges },
  errors: [boardErrors.card_not_found, boardErrors.too_many_members],
});
