import { rowsFrom } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';
import { project } from './memberships.ts';
import { milestoneCommentRow } from './milestone-comment.ts';

export const readMilestoneComments = tableRead({
  name: 'projects.read-milestone-comments',
  summary:
    'What was said about milestones, for guests and members; what is for the team only is not in it for anybody.',
  table: 'milestone_comments',
  policy: rowsFrom(project, 'guest', 'project_id'),
  owner: null,
  row: milestoneCommentRow,
});
