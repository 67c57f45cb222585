import { rowsFrom } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';
import { milestoneRow } from './milestone-shape.ts';
import { project } from './memberships.ts';

export const readCricoMilestones = tableRead({
  name: 'projects.read-crico-milestones',
  summary: 'Milestones of the projects that the caller sees.',
  table: 'crico_milestones',
  policy: rowsFrom(project, 'reader', 'project_id'),
  owner: null,
  row: milestoneRow,
});
