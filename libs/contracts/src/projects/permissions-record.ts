import { z } from 'zod';

/** The permissions that open screens; rights in a project depend only on the role there. */
export const systemPermission = z.enum([
  'view_own',
  'edit_own',
  'create_projects',
  'create_milestones',
  'edit_assigned',
  'view_reports',
  'manage_users',
  'view_all',
  'admin',
]);
export type SystemPermission = z.output<typeof systemPermission>;

export const projectPermission = z.strictObject({
  project_id: z.uuid(),
  role: z.enum(['guest', 'member', 'lead', 'director']),
});

/** The documented record of a person's permissions. */
export const permissionsRecord = z.strictObject({
  user_id: z.uuid(),
  role: z.enum(['member', 'lead', 'director']),
  access_level: z.enum(['user', 'director', 'admin']),
  account_role: z.enum(['user', 'manager', 'admin']),
  project_permissions: z.array(projectPermission),
  system_permissions: z.array(systemPermission),
});
