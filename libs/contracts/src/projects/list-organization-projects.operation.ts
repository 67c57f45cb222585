import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { listedProject } from './listed-project.ts';
import { organization } from './memberships.ts';

export const listOrganizationProjects = operation({
  name: 'projects.list-organization-projects',
  summary: 'The projects of an organization that the caller sees.',
  door: { kind: 'function', function: 'organization-projects', method: 'GET', query: ['orgId'] },
  policy: atLeast(organization, 'guest', 'orgId'),
  repeat: 'safe',
  input: z.strictObject({ orgId: z.uuid() }),
  output: z.strictObject({ projects: z.array(listedProject) }),
  errors: [],
});
