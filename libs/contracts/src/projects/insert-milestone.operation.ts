import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { writtenRows } from '../kernel/table-write.ts';
import { boardErrors } from './board.errors.ts';
import {
  milestoneAssignee,
  milestoneDay,
  milestonePriority,
  milestoneProgress,
  milestoneProject,
  milestoneRow,
  milestoneText,
  titleOrUntitled,
} from './milestone-shape.ts';
import { project } from './memberships.ts';

/** Without a list it goes to the first one of its status, which is created if none exists. Its creator is the caller. */
export const insertMilestone = operation({
  name: 'projects.insert-milestone',
  summary: 'Makes a milestone in a project.',
  door: { kind: 'table-write', table: 'milestones', write: 'insert' },
  policy: atLeast(project, 'member', 'project_id'),
  input: z.strictObject({
    project_id: milestoneProject,
    name: titleOrUntitled,
    description: milestoneText,
    deadline: milestoneDay.optional(),
    status: z.string().max(50).nullish(),
    priority: milestonePriority.nullish(),
    notes: milestoneText,
    assigned_to: milestoneAssignee.optional(),
    progress_percentage: milestoneProgress.optional(),
    list_id: z.uuid().nullish(),
    created_by: z.uuid().nullish(),
  }),
  output: writtenRows(milestoneRow),
  errors: [
    boardErrors.list_not_found,
    boardErrors.list_full,
    boardErrors.assignee_cannot_read,
    boardErrors.too_many_cards,
    boardErrors.too_many_lists,
  ],
});
