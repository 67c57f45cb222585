import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from './memberships.ts';
import { organizationView } from './organization-shape.ts';
import { projectsErrors } from './projects.errors.ts';

export const restoreOrganization = operation({
  name: 'projects.restore-organization',
  summary: 'Takes an organization out of the trash; its owners and administrators may.',
  door: { kind: 'procedure', procedure: 'restore_organization' },
  policy: atLeast(account, 'user'),
  input: z.strictObject({ organization_id: z.uuid() }),
  output: organizationView,
  errors: [projectsErrors.organization_not_deleted],
});
