import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { organization } from './memberships.ts';
import { organizationMember, organizationView } from './organization-shape.ts';

export const getOrganization = operation({
  name: 'projects.get-organization',
  summary: 'An organization with its members.',
  door: { kind: 'function', function: 'organizations', method: 'GET', query: ['id'] },
  policy: atLeast(organization, 'guest', 'id'),
  repeat: 'safe',
  input: z.strictObject({ id: z.uuid() }),
  output: organizationView.extend({ members: z.array(organizationMember) }),
  errors: [],
});
