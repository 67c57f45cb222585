import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { milestone } from './milestone.ts';

/** Without cascade, one with dependencies stays, and the answer reports it. */
export const deleteMilestoneSafely = operation({
  name: 'projects.delete-milestone-safely',
  summary: 'Puts a milestone into the trash.',
  door: { kind: 'procedure', procedure: 'delete_milestone_safely' },
  policy: atLeast(milestone, 'member', 'milestone_id_param'),
  input: z.strictObject({ milestone_id_param: z.uuid(), cascade_delete: z.boolean().default(true) }),
  output: z.strictObject({ success: z.boolean(), error: z.string().nullable(), message: z.string() }),
  errors: [boardErrors.card_not_found],
});
