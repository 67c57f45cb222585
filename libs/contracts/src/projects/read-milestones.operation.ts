import { rowsFrom } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';
import { milestoneRow } from './milestone-shape.ts';
import { project } from './memberships.ts';

export const readMilestones = tableRead({
  name: 'projects.read-milestones',
  summary: 'Milestones of the projects that the caller sees.',
  table: 'milestones',
  policy: rowsFrom(project, 'reader', 'project_id'),
  owner: null,
  row: milestoneRow,
});
