import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { color, projectDescription, projectName } from './board-shape.ts';
import { boardColors } from './values/board-values.ts';
import { boardTemplates } from './create-crico-project.operation.ts';
import { organization } from './memberships.ts';

/** As `create_crico_project` makes one. */
export const createOrganizationProject = operation({
  name: 'projects.create-organization-project',
  summary: 'Makes a project in an organization; its maker is its director.',
  door: { kind: 'function', function: 'organization-projects', method: 'POST' },
  policy: atLeast(organization, 'member', 'orgId'),
  input: z.strictObject({
    orgId: z.uuid(),
    name: projectName,
    description: projectDescription.default(''),
    color: color.default(boardColors[0]),
    template: z.enum(boardTemplates).default('kanban'),
  }),
  output: z.strictObject({ success: z.literal(true), project_id: z.uuid() }),
  errors: [],
});
