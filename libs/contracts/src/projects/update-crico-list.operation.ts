import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { listInput } from './list-input.ts';
import { list } from './milestone.ts';
import { outcome } from './outcome.ts';

/** Omitted fields do not change. */
export const updateCricoList = operation({
  name: 'projects.update-crico-list',
  summary: 'Gives fields of a list new values.',
  door: { kind: 'procedure', procedure: 'update_crico_list' },
  policy: atLeast(list, 'lead', 'p_list_id'),
  input: z.strictObject({ p_list_id: z.uuid(), ...z.object(listInput).partial().shape }),
  output: outcome,
  errors: [boardErrors.list_not_found],
});
