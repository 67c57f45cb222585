import { useQuery } from '@tanstack/react-query';
import { displayName } from '../../../../shell/session/display-name.ts';
import { useSession } from '../../../../shell/session/session.ts';
import { organizationQuery } from '../data/crico.queries.ts';
import { dashboardQuery } from '../data/projects.queries.ts';

/** The names of people of a project, by id: oneself and the members of its organization. */
export const useNames = (projectId: string): ReadonlyMap<string, string> => {
  const state = useSession();
  const { data } = useQuery(dashboardQuery());
  const organizationId = data?.projects.find(({ id }) => id === projectId)?.organization_id ?? null;
  const { data: organization } = useQuery({
    ...organizationQuery(organizationId ?? ''),
    enabled: organizationId !== null,
  });
  const members = organization?.members.map(({ user_id, user_info }) => [user_id, user_info.full_name] as const) ?? [];
  const self = state.status === 'signed-in' ? [[state.user.id, displayName(state.user, '')] as const] : [];
  return new Map([...self, ...members].filter(([, name]) => name));
};
