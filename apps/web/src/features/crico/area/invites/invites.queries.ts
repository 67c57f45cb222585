import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { cricoKey, type Invite } from '../data/crico.queries.ts';

/** Invites that nobody has accepted, the newest first: to an organization, or (null) all that one may send again. */
export const invitesQuery = (organizationId: string | null) =>
  queryOptions({
    queryKey: [...cricoKey, 'invites', organizationId],
    queryFn: async () =>
      siteClient.rows<Invite>('crico_user_invites', {
        where: {
          accepted_at: 'is.null',
          revoked_at: 'is.null',
          ...(organizationId && { organization_id: `eq.${organizationId}` }),
        },
        order: 'sent_at.desc',
      }),
  });
