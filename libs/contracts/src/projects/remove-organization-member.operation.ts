import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { organization } from './memberships.ts';
import { projectsErrors } from './projects.errors.ts';

/** People who name themselves leave; others are removed by admins, owners by owners. */
export const removeOrganizationMember = operation({
  name: 'projects.remove-organization-member',
  summary: 'Takes a member out of an organization, or leaves it.',
  door: { kind: 'function', function: 'organization-members', method: 'DELETE', query: ['orgId', 'userId'] },
  policy: atLeast(organization, 'guest', 'orgId'),
  repeat: 'idempotent',
  input: z.strictObject({ orgId: z.uuid(), userId: z.uuid() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [projectsErrors.last_owner, projectsErrors.last_director],
});
