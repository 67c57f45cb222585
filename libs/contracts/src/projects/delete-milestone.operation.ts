import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { writtenRows } from '../kernel/table-write.ts';
import { boardErrors } from './board.errors.ts';
import { milestone } from './milestone.ts';
import { milestoneRow } from './milestone-shape.ts';

/** Others no longer depend on it. */
export const deleteMilestone = operation({
  name: 'projects.delete-milestone',
  summary: 'Puts a milestone into the trash.',
  door: { kind: 'table-write', table: 'milestones', write: 'delete', by: { id: 'eq' } },
  policy: atLeast(milestone, 'member', 'id'),
  input: z.strictObject({ id: z.uuid() }),
  output: writtenRows(milestoneRow),
  errors: [boardErrors.card_not_found],
});
