import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { projectCommand } from './project-command.ts';

export const deleteLabel = projectCommand({
  name: 'delete-label',
  summary: 'Removes a label; no card shows it any more.',
  least: 'lead',
  input: { label_id: z.uuid() },
  errors: [boardErrors.label_not_found],
});
