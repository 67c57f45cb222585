import { z } from 'zod';
import { rowsFrom } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';
import { project } from './memberships.ts';

export const readMilestoneHistory = tableRead({
  name: 'projects.read-milestone-history',
  summary: 'Who changed which milestone when; readers who are no guests of a project do not see it.',
  table: 'milestone_history',
  policy: rowsFrom(project, 'guest', 'project_id'),
  owner: null,
  row: z.strictObject({
    project_id: z.uuid(),
    milestone_id: z.uuid(),
    /** The number of the command in the log of the project. */
    sequence: z.number(),
    /** Null: the house itself. */
    changed_by: z.uuid().nullable(),
    changed_at: z.iso.datetime(),
    action: z.enum(['created', 'updated', 'deleted']),
  }),
});
