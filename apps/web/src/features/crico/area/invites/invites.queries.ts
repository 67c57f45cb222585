import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { cricoKey, type Invite } from '../data/crico.queries.ts';

/** The place of invites; null: any. */
export type InvitePlace = { readonly organizationId: string } | { readonly projectId: string } | null;

/** All cached data of invites start with it. */
export const invitesKey = [...cricoKey, 'invites'] as const;

const filterOf = (place: InvitePlace): Readonly<Record<string, string>> => {
  if (place === null) return {};
  return 'projectId' in place
    ? { project_id: `eq.${place.projectId}` }
    : { organization_id: `eq.${place.organizationId}` };
};

/** Open invites to a place that one may send again, the newest first. */
export const invitesQuery = (place: InvitePlace) =>
  queryOptions({
    queryKey: [...invitesKey, place],
    queryFn: async () =>
      siteClient.rows<Invite>('crico_user_invites', {
        where: { accepted_at: 'is.null', revoked_at: 'is.null', ...filterOf(place) },
        order: 'sent_at.desc',
      }),
  });
