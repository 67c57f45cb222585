import type { Assignable } from '../../area/people/assignable.ts';
import { useProject } from '../../area/project/project-scene.ts';

/** The people who can be invited to a meeting of the open project, without its organizer. */
export const useInvitable = (organizerId: string): readonly Assignable[] =>
  useProject().people.filter(({ id, isActive }) => isActive && id !== organizerId);
