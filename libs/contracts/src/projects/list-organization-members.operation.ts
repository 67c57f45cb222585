import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { organization } from './memberships.ts';
import { organizationMember } from './organization-shape.ts';

export const listOrganizationMembers = operation({
  name: 'projects.list-organization-members',
  summary: 'The members of an organization.',
  door: { kind: 'function', function: 'organization-members', method: 'GET', query: ['orgId'] },
  policy: atLeast(organization, 'guest', 'orgId'),
  repeat: 'safe',
  input: z.strictObject({ orgId: z.uuid() }),
  output: z.strictObject({ members: z.array(organizationMember) }),
  errors: [],
});
