import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/** Says that they have changed, and not how: members of the organization may not read its invites. */
export const organizationInvitesChanged = fact({
  name: 'projects.organization-invites.changed',
  version: 1,
  summary: 'An invite to an organization was sent, sent again, revoked or accepted.',
  audience: { room: 'organization', field: 'organizationId' },
  payload: z.strictObject({ organizationId: z.uuid() }),
});
