import { useRouter } from '@tanstack/react-router';
import { queryClientOf } from '../../../shell/calls/query-client.ts';
import { session } from '../../../shell/session/session.ts';
import { cricoKey, type Invite } from '../area/data/crico.queries.ts';
import { joinedPlace, type JoinedPlace } from '../area/joined/joined-place.ts';

const placeOf = ({ project_id: project, organization_id: organization }: Invite): JoinedPlace['to'] => {
  if (project !== null) return 'project';
  return organization === null ? 'installation' : 'organization';
};

/** Goes to the place of an accepted invite, where the next step is shown. */
export const useDestination = () => {
  const router = useRouter();
  return (invite: Invite, name: string | null): void => {
    const state = session.state();
    if (state.status !== 'signed-in') return;
    const { id: userId } = state.user;
    // Data read before state that they have no role here.
    queryClientOf(router.options.context, userId).removeQueries({ queryKey: cricoKey });
    const { project_id: project, organization_id: organization } = invite;
    const isGuest = (invite.project_role ?? invite.organization_role) === 'guest';
    joinedPlace.write({ userId, to: placeOf(invite), isGuest, name });
    const search = { ...(project !== null ? { project } : organization !== null && { organization }) };
    void router.navigate({ to: '/crico/dashboard', search, replace: true });
  };
};
