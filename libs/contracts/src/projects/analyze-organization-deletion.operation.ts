import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { organization } from './memberships.ts';

export const analyzeOrganizationDeletion = operation({
  name: 'projects.analyze-organization-deletion',
  summary: 'What the deletion of an organization would take along.',
  door: { kind: 'procedure', procedure: 'analyze_organization_deletion' },
  policy: atLeast(organization, 'owner', 'organization_id'),
  repeat: 'safe',
  input: z.strictObject({ organization_id: z.uuid() }),
  output: z.strictObject({ members: z.int(), projects: z.int(), open_invites: z.int() }),
  errors: [],
});
