import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { writtenRows } from '../kernel/table-write.ts';
import { boardErrors } from './board.errors.ts';
import { milestone } from './milestone.ts';
import { milestoneRow, milestoneUpdates } from './milestone-shape.ts';

export const updateMilestone = operation({
  name: 'projects.update-milestone',
  summary: 'Gives columns of a milestone new values.',
  door: { kind: 'table-write', table: 'milestones', write: 'update', by: { id: 'eq' } },
  policy: atLeast(milestone, 'member', 'id'),
  input: z.strictObject({
    id: z.uuid(),
    ...milestoneUpdates.pick({
      name: true,
      description: true,
      notes: true,
      priority: true,
      deadline: true,
      assigned_to: true,
      status: true,
      progress_percentage: true,
    }).shape,
    updated_at: z.string().max(40).optional(),
  }),
  output: writtenRows(milestoneRow),
  errors: [
    boardErrors.card_not_found,
    boardErrors.list_full,
    boardErrors.too_many_lists,
    boardErrors.assignee_cannot_read,
    boardErrors.dates_reversed,
  ],
});
