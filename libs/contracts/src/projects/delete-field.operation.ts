import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { projectCommand } from './project-command.ts';

export const deleteField = projectCommand({
  name: 'delete-field',
  summary: 'Removes a field; no card shows it any more.',
  least: 'lead',
  input: { field_id: z.uuid() },
  errors: [boardErrors.field_not_found],
});
