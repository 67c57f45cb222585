import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { color, labelName } from './board-shape.ts';
import { projectCommand } from './project-command.ts';

export const updateLabel = projectCommand({
  name: 'update-label',
  summary: 'Gives a label another name or colour.',
  least: 'lead',
  input: { label_id: z.uuid(), set: z.strictObject({ name: labelName, color }).partial() },
  errors: [boardErrors.label_not_found, boardErrors.label_exists],
});
