import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';

/** Whether comments for the team only are for a person. */
export const isOfTeam = (role: ProjectRole): boolean => isAtLeast(project, role, 'member');

/** Whether a person may read comments for an audience. */
export const mayRead = (role: ProjectRole | null, isTeamOnly: boolean): boolean =>
  role !== null && isAtLeast(project, role, isTeamOnly ? 'member' : 'guest');
