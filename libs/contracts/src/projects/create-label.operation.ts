import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { color, labelName } from './board-shape.ts';
import { projectCommand } from './project-command.ts';

export const createLabel = projectCommand({
  name: 'create-label',
  summary: 'Makes a label for the cards of a project.',
  least: 'lead',
  input: { label_id: z.uuid(), name: labelName, color },
  errors: [boardErrors.id_taken, boardErrors.label_exists, boardErrors.too_many_labels],
});
