import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { milestone } from './milestone.ts';
import { milestoneRow, milestoneUpdates } from './milestone-shape.ts';

/** Omitted fields do not change; a text is overwritten, even one by another person. */
export const updateCricoMilestone = operation({
  name: 'projects.update-crico-milestone',
  summary: 'Gives fields of a milestone new values.',
  door: { kind: 'procedure', procedure: 'update_crico_milestone' },
  policy: atLeast(milestone, 'member', 'milestone_id_param'),
  input: z.strictObject({ milestone_id_param: z.uuid(), updates_param: milestoneUpdates }),
  output: z.strictObject({ success: z.literal(true), error: z.null(), milestone: milestoneRow }),
  errors: [
    boardErrors.card_not_found,
    boardErrors.list_full,
    boardErrors.too_many_lists,
    boardErrors.assignee_cannot_read,
    boardErrors.dates_reversed,
  ],
});
