import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { organization } from './memberships.ts';
import { organizationMember } from './organization-shape.ts';
import { projectsErrors } from './projects.errors.ts';

export const transferOrganization = operation({
  name: 'projects.transfer-organization',
  summary: 'Makes another member the owner of an organization; the caller stays as an admin.',
  door: { kind: 'procedure', procedure: 'transfer_organization' },
  policy: atLeast(organization, 'owner', 'organization_id'),
  input: z.strictObject({ organization_id: z.uuid(), user_id: z.uuid() }),
  output: z.strictObject({ members: z.array(organizationMember) }),
  errors: [projectsErrors.person_not_found],
});
