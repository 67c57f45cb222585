import { rowsFrom } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';
import { project } from './memberships.ts';
import { milestoneCommentRow } from './milestone-comment.ts';

export const readMilestoneComments = tableRead({
  name: 'projects.read-milestone-comments',
  summary: 'Comments on milestones, for guests and members; comments for the team are never included.',
  table: 'milestone_comments',
  policy: rowsFrom(project, 'guest', 'project_id'),
  owner: null,
  row: milestoneCommentRow,
});
