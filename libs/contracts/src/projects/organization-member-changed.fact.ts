import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { organization } from './memberships.ts';

/** Under the version of the membership. */
export const organizationMemberChanged = fact({
  name: 'projects.organization-member.changed',
  version: 1,
  summary: 'Somebody joined an organization, was given another role in it, or changed their consent.',
  audience: { room: 'organization', field: 'organizationId' },
  rechecks: { rooms: ['project'], user: 'userId' },
  payload: z.strictObject({
    membershipId: z.uuid(),
    organizationId: z.uuid(),
    userId: z.uuid(),
    role: z.enum(organization.roles),
    /** The list that the member agreed to (`PROGRESS_CONSENT`); null: to none. */
    progressConsent: z.int().nullable(),
  }),
});
