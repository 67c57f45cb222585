import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/**
 * Under the version of the membership. They are out of the organization's room before anything published later is shown there.
 */
export const organizationMemberRemoved = fact({
  name: 'projects.organization-member.removed',
  version: 1,
  summary: 'Somebody has lost their rights in an organization: left, removed, taken out of Crico, or it was deleted.',
  audience: { room: 'user', field: 'userId' },
  shutsOut: { room: 'organization', field: 'organizationId', user: 'userId' },
  rechecks: { rooms: ['project'], user: 'userId' },
  payload: z.strictObject({ membershipId: z.uuid(), organizationId: z.uuid(), userId: z.uuid() }),
});
