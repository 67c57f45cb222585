import { z } from 'zod';
import { boardErrors } from './board.errors.ts';
import { MOST_LABELS } from './values/board-values.ts';
import { projectCommand } from './project-command.ts';

/** Cards with one of the merged labels have the other from then on; those in the trash do not. */
export const mergeLabels = projectCommand({
  name: 'merge-labels',
  summary: 'Merges labels into one of the same project.',
  least: 'lead',
  input: { into: z.uuid(), label_ids: z.array(z.uuid()).min(1).max(MOST_LABELS) },
  errors: [boardErrors.label_not_found],
});
