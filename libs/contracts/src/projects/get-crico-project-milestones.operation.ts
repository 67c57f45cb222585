import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { milestoneRow } from './milestone-shape.ts';
import { project } from './memberships.ts';

/** Answers as many as one message holds, list by list in order; the caller says where to continue. */
export const getCricoProjectMilestones = operation({
  name: 'projects.get-crico-project-milestones',
  summary: 'The milestones of a project.',
  door: { kind: 'procedure', procedure: 'get_crico_project_milestones' },
  policy: atLeast(project, 'reader', 'project_id_param'),
  repeat: 'safe',
  input: z.strictObject({ project_id_param: z.uuid(), offset_param: z.int().min(0).max(100_000).default(0) }),
  output: z.array(milestoneRow),
  errors: [],
});
