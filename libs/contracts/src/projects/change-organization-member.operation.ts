import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { organization } from './memberships.ts';
import { organizationMember } from './organization-shape.ts';
import { projectsErrors } from './projects.errors.ts';

export const changeOrganizationMember = operation({
  name: 'projects.change-organization-member',
  summary: 'Gives a member of an organization another role.',
  door: { kind: 'function', function: 'organization-members', method: 'PUT' },
  policy: atLeast(organization, 'admin', 'orgId'),
  repeat: 'idempotent',
  input: z.strictObject({ orgId: z.uuid(), userId: z.uuid(), role: z.enum(organization.roles) }),
  output: organizationMember,
  errors: [projectsErrors.person_not_found, projectsErrors.last_owner, projectsErrors.owner_role_is_transferred],
});
