import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { project } from './memberships.ts';
import { outcome } from './outcome.ts';

export const deleteOrganizationProject = operation({
  name: 'projects.delete-organization-project',
  summary: 'Puts a project into the trash, as `delete_crico_project` does.',
  door: { kind: 'function', function: 'organization-projects', method: 'DELETE', query: ['projectId'] },
  policy: atLeast(project, 'director', 'projectId'),
  input: z.strictObject({ projectId: z.uuid() }),
  output: outcome,
  errors: [],
});
