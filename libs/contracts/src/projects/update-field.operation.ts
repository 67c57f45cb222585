import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { fieldChoices, fieldName } from './field-shape.ts';
import { projectCommand } from './project-command.ts';

export const updateField = projectCommand({
  name: 'update-field',
  summary: 'Gives a field another name, other choices or another place.',
  least: 'lead',
  input: {
    field_id: z.uuid(),
    set: z.strictObject({ name: fieldName, choices: fieldChoices }).partial().default({}),
    /** The field behind which it comes; null: in front of all. */
    before: z.uuid().nullable().optional(),
  },
  errors: [boardErrors.field_not_found, boardErrors.field_exists],
});
