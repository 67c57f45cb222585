import type { SystemPermission } from '@nivel/contracts/projects/permissions-record';
import type { Permissions } from '../data/crico.queries.ts';

export type GuardRole = 'member' | 'lead' | 'director';

/** The requirements of a page; omitted ones are not checked. */
export interface Requirements {
  readonly role?: GuardRole;
  readonly project?: string;
  readonly permission?: SystemPermission;
}

/** `granted`, or the first requirement that is not met. */
export type Access = 'granted' | keyof Requirements;

const levels: Record<GuardRole, number> = { member: 1, lead: 2, director: 3 };

/** The three levels of the guard, in the order of display. */
export const accessOf = (permissions: Permissions, { role, project, permission }: Requirements): Access => {
  if (role && levels[permissions.role] < levels[role]) return 'role';
  if (project && !permissions.project_permissions.some((one) => one.project_id === project)) return 'project';
  if (permission && !permissions.system_permissions.includes(permission)) return 'permission';
  return 'granted';
};
