import type { z } from 'zod';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import type { permissionsRecord, SystemPermission } from '@nivel/contracts/projects/permissions-record';

type Permissions = z.output<typeof permissionsRecord>;

interface Shown {
  /** The project role with which the screens treat a person who has chosen no project. */
  readonly role: Permissions['role'];
  readonly accessLevel: Permissions['access_level'];
  readonly opens: readonly SystemPermission[];
}

const USER = ['view_own', 'edit_own', 'create_projects'] as const;
const MANAGER = [...USER, 'create_milestones', 'edit_assigned', 'view_reports'] as const;
const ADMIN = [...MANAGER, 'manage_users', 'view_all', 'admin'] as const;

/** What an account role opens. Rights in a project come from the role there alone. */
export const shownOf: Readonly<Record<AccountRole, Shown>> = {
  user: { role: 'member', accessLevel: 'user', opens: USER },
  manager: { role: 'lead', accessLevel: 'director', opens: MANAGER },
  admin: { role: 'director', accessLevel: 'admin', opens: ADMIN },
};
