import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { listInput } from './list-input.ts';
import { project } from './memberships.ts';

export const createCricoList = operation({
  name: 'projects.create-crico-list',
  summary: 'Makes a list at the end of a board.',
  door: { kind: 'procedure', procedure: 'create_crico_list' },
  policy: atLeast(project, 'lead', 'p_project_id'),
  input: z.strictObject({
    p_project_id: z.uuid(),
    p_name: listInput.p_name,
    p_description: listInput.p_description.optional(),
    p_color: listInput.p_color.optional(),
    p_wip_limit: listInput.p_wip_limit.optional(),
  }),
  output: z.strictObject({ success: z.literal(true), error: z.null(), list_id: z.uuid() }),
  errors: [boardErrors.too_many_lists],
});
