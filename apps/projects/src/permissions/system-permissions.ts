import type { z } from 'zod';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import type { permissionsRecord, SystemPermission } from '@nivel/contracts/projects/permissions-record';

type Permissions = z.output<typeof permissionsRecord>;

interface Shown {
  /** The project role that the screens assume while no project is chosen. */
  readonly role: Permissions['role'];
  readonly accessLevel: Permissions['access_level'];
  readonly opens: readonly SystemPermission[];
}

const USER = ['view_own', 'edit_own', 'create_projects'] as const;
const MANAGER = [...USER, 'create_milestones', 'edit_assigned', 'view_reports'] as const;
const ADMIN = [...MANAGER, 'manage_users', 'view_all', 'admin'] as const;

/** The permissions of an account role. Rights in a project depend only on the role there. */
export const shownOf: Readonly<Record<AccountRole, Shown>> = {
  user: { role: 'member', accessLevel: 'user', opens: USER },
  manager: { role: 'lead', accessLevel: 'director', opens: MANAGER },
  admin: { role: 'director', accessLevel: 'admin', opens: ADMIN },
};
