import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { list } from './milestone.ts';
import { outcome } from './outcome.ts';

/** Its cards go into the trash with it; to keep them, name their new list (`delete_list`). */
export const deleteCricoList = operation({
  name: 'projects.delete-crico-list',
  summary: 'Removes a list with its cards.',
  door: { kind: 'procedure', procedure: 'delete_crico_list' },
  policy: atLeast(list, 'lead', 'p_list_id'),
  input: z.strictObject({ p_list_id: z.uuid() }),
  output: outcome,
  errors: [boardErrors.list_not_found, boardErrors.last_list, boardErrors.too_much_at_once],
});
