import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { color, projectDescription, projectName } from './board-shape.ts';
import { projectStatuses } from './values/board-values.ts';
import { project } from './memberships.ts';
import { outcome } from './outcome.ts';

/** Omitted fields stay. */
export const updateOrganizationProject = operation({
  name: 'projects.update-organization-project',
  summary: 'Changes name, description, colour or status of a project.',
  door: { kind: 'function', function: 'organization-projects', method: 'PUT' },
  policy: atLeast(project, 'lead', 'projectId'),
  repeat: 'idempotent',
  input: z.strictObject({
    projectId: z.uuid(),
    name: projectName.optional(),
    description: projectDescription.optional(),
    color: color.optional(),
    status: z.enum(projectStatuses).optional(),
  }),
  output: outcome,
  errors: [],
});
