import type { Assignable } from '../../area/people/assignable.ts';
import { useProject } from '../../area/project/project-scene.ts';

/** Who can be invited to a meeting of the open project beside its organizer. */
export const useInvitable = (organizerId: string): readonly Assignable[] =>
  useProject().people.filter(({ id, isActive }) => isActive && id !== organizerId);
