import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { outcome } from './outcome.ts';
import { project } from './memberships.ts';

export const deleteCricoProject = operation({
  name: 'projects.delete-crico-project',
  summary: 'Puts a project into the trash; nobody has any right in it from then on.',
  door: { kind: 'procedure', procedure: 'delete_crico_project' },
  policy: atLeast(project, 'director', 'project_id_param'),
  input: z.strictObject({ project_id_param: z.uuid() }),
  output: outcome,
  errors: [],
});
