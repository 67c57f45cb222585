import { z } from 'zod';
import { rowsFrom } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';
import { project } from './memberships.ts';

export const readMilestoneAttachments = tableRead({
  name: 'projects.read-milestone-attachments',
  summary: 'The files of milestones, for guests and members.',
  table: 'milestone_attachments',
  policy: rowsFrom(project, 'guest', 'project_id'),
  owner: null,
  row: z.strictObject({
    id: z.uuid(),
    project_id: z.uuid(),
    milestone_id: z.uuid(),
    user_id: z.uuid(),
    file_name: z.string(),
    file_size: z.int(),
    created_at: z.iso.datetime(),
  }),
});
