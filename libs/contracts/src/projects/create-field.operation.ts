import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { fieldChoices, fieldName } from './field-shape.ts';
import { fieldCurrencies, fieldKinds } from './field-values.ts';
import { projectCommand } from './project-command.ts';

/** It comes behind the others. A currency and choices are of those kinds alone; the kind of a field never changes. */
export const createField = projectCommand({
  name: 'create-field',
  summary: 'Makes a field for the cards of a project.',
  least: 'lead',
  input: {
    field_id: z.uuid(),
    name: fieldName,
    kind: z.enum(fieldKinds),
    currency: z.enum(fieldCurrencies).default('USD'),
    choices: fieldChoices.default([]),
  },
  errors: [boardErrors.id_taken, boardErrors.field_exists, boardErrors.too_many_fields],
});
