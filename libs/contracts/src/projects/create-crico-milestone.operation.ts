import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import {
  milestoneAssignee,
  milestoneDay,
  milestonePriority,
  milestoneProject,
  milestoneText,
  titleOrUntitled,
} from './milestone-shape.ts';
import { project } from './memberships.ts';

/** Without a list it goes to the first 'to do' list. */
export const createCricoMilestone = operation({
  name: 'projects.create-crico-milestone',
  summary: 'Makes a milestone in a project.',
  door: { kind: 'procedure', procedure: 'create_crico_milestone' },
  policy: atLeast(project, 'member', 'project_id_param'),
  input: z.strictObject({
    project_id_param: milestoneProject,
    title_param: titleOrUntitled,
    description_param: milestoneText,
    priority_param: milestonePriority.nullish(),
    due_date_param: milestoneDay.optional(),
    assignee_param: milestoneAssignee.optional(),
    list_id_param: z.uuid().nullish(),
  }),
  output: z.strictObject({ success: z.literal(true), milestone_id: z.uuid(), error: z.null() }),
  errors: [
    boardErrors.list_not_found,
    boardErrors.list_full,
    boardErrors.too_many_lists,
    boardErrors.assignee_cannot_read,
    boardErrors.too_many_cards,
  ],
});
