import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { displayName } from '../../../../shell/session/display-name.ts';
import { useSession } from '../../../../shell/session/session.ts';
import { organizationQuery, type Member } from '../data/crico.queries.ts';
import { dashboardQuery } from '../data/projects.queries.ts';
import type { Assignable } from '../people/assignable.ts';

/** Owners and administrators of an organization direct all of its projects. */
const roleOf = ({ role }: Member): string => (role === 'owner' || role === 'admin' ? 'director' : role);

const asAssignable = (member: Member): Assignable => ({
  id: member.user_id,
  name: member.user_info.full_name || member.user_info.email,
  email: member.user_info.email,
  roles: [roleOf(member)],
  isActive: member.user_info.is_active,
});

/** The people of a project: oneself and the members of its organization. */
export const usePeople = (projectId: string): readonly Assignable[] => {
  const state = useSession();
  const { data } = useQuery(dashboardQuery());
  const project = data?.projects.find(({ id }) => id === projectId);
  const organizationId = project?.organization_id ?? null;
  const { data: organization } = useQuery({
    ...organizationQuery(organizationId ?? ''),
    enabled: organizationId !== null,
  });
  const user = state.status === 'signed-in' ? state.user : undefined;
  return useMemo(() => {
    const members = organization?.members.map(asAssignable) ?? [];
    if (!user || members.some(({ id }) => id === user.id)) return members;
    const { id, email } = user;
    return [
      { id, name: displayName(user, email), email, roles: project ? [project.user_role] : [], isActive: true },
      ...members,
    ];
  }, [user, project, organization]);
};
