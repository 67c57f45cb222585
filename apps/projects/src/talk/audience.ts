import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';

/** Whether what is said for the team only is for somebody. */
export const isOfTeam = (role: ProjectRole): boolean => isAtLeast(project, role, 'member');

/** Whether somebody may read what is said for an audience. */
export const mayRead = (role: ProjectRole | null, isTeamOnly: boolean): boolean =>
  role !== null && isAtLeast(project, role, isTeamOnly ? 'member' : 'guest');
