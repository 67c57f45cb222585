import { z } from 'zod';
import { rowsFrom } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';
import { project } from './memberships.ts';

export const readMilestoneDependencies = tableRead({
  name: 'projects.read-milestone-dependencies',
  summary: 'Which milestone depends on which.',
  table: 'milestone_dependencies',
  policy: rowsFrom(project, 'reader', 'project_id'),
  owner: null,
  row: z.strictObject({ project_id: z.uuid(), milestone_id: z.uuid(), depends_on_milestone_id: z.uuid() }),
});
