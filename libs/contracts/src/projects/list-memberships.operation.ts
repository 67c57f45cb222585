import { z } from 'zod';
import { snapshot } from '../kernel/snapshot.ts';
import { organization } from './memberships.ts';

export const listMemberships = snapshot({
  name: 'projects.list-memberships',
  summary: 'Who belongs to which organization, for those who keep a copy; what gives no right now counts as removed.',
  rule: 'services that decide by memberships of organizations',
  removals: 'dropped',
  row: z.strictObject({
    membershipId: z.uuid(),
    organizationId: z.uuid(),
    userId: z.uuid(),
    role: z.enum(organization.roles),
    progressConsent: z.int().nullable(),
  }),
});
