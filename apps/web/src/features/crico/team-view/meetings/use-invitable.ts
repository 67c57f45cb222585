import { useSession } from '../../../../shell/session/session.ts';
import type { Assignable } from '../../area/people/assignable.ts';
import { useProject } from '../../area/project/project-scene.ts';

/** Who can be invited to a meeting of the open project by whoever is here. */
export const useInvitable = (): readonly Assignable[] => {
  const { people } = useProject();
  const state = useSession();
  const userId = state.status === 'signed-in' ? state.user.id : '';
  return people.filter(({ id, isActive }) => isActive && id !== userId);
};
