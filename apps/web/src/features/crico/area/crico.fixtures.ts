import type { AccountRole } from '@nivel/contracts/projects/memberships';
import type { LeaderlessPlace } from '@nivel/contracts/projects/succession';
import type { Dashboard, ListedProject } from './data/projects.queries.ts';
import type { ListedOrganization, Member, Organization, Permissions, Person } from './data/crico.queries.ts';

export const me = '0190a000-0000-7000-8000-000000000001';

const shown = {
  user: { role: 'member', access_level: 'user' },
  manager: { role: 'lead', access_level: 'director' },
  admin: { role: 'director', access_level: 'admin' },
} as const;
const ofUser = ['view_own', 'edit_own', 'create_projects'] as const;
const ofManager = [...ofUser, 'create_milestones', 'edit_assigned', 'view_reports'] as const;
const opens = { user: ofUser, manager: ofManager, admin: [...ofManager, 'manage_users', 'view_all', 'admin'] as const };

/** The permissions of a person with an account role. */
export const permissionsOf = (account: AccountRole): Permissions => ({
  user_id: me,
  account_role: account,
  ...shown[account],
  project_permissions: [],
  system_permissions: [...opens[account]],
});

export const anOrganization = (number: number, values: Partial<ListedOrganization> = {}): ListedOrganization => ({
  organization_id: `0190a000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`,
  organization_name: `Taller ${number}`,
  organization_slug: `taller-${number}`,
  user_role: 'member',
  member_count: 3,
  shares_progress: false,
  asks_progress_consent: false,
  ...values,
});

export const aMember = (number: number, values: Partial<Member> = {}): Member => ({
  organization_id: anOrganization(1).organization_id,
  user_id: `0190a000-0000-7000-8000-0000000002${String(number).padStart(2, '0')}`,
  role: 'member',
  joined_at: '2026-10-01T10:00:00.000Z',
  shares_progress: false,
  user_info: { email: `p${number}@correo.mx`, full_name: `Persona ${number}`, avatar_url: null, is_active: true },
  ...values,
});

/** The organization of a listed one, with its members. */
export const opened = (listed: ListedOrganization, members: readonly Member[]): Organization => ({
  id: listed.organization_id,
  name: listed.organization_name,
  slug: listed.organization_slug,
  description: '',
  created_by: me,
  created_at: '2026-10-01T10:00:00.000Z',
  updated_at: '2026-10-01T10:00:00.000Z',
  user_role: listed.user_role,
  member_count: members.length,
  seats: null,
  members: [...members],
});

export const aPerson = (number: number, values: Partial<Person> = {}): Person => ({
  id: `0190a000-0000-7000-8000-0000000003${String(number).padStart(2, '0')}`,
  user_id: `0190a000-0000-7000-8000-0000000002${String(number).padStart(2, '0')}`,
  email: `p${number}@correo.mx`,
  full_name: `Persona ${number}`,
  role: 'user',
  is_active: true,
  avatar_url: null,
  email_verified: true,
  profile_updated_at: null,
  created_at: '2026-10-01T10:00:00.000Z',
  updated_at: '2026-10-01T10:00:00.000Z',
  created_by: null,
  notification_preferences: null,
  password_changed_at: null,
  last_login: null,
  last_login_ip: null,
  login_attempts: null,
  locked_until: null,
  ...values,
});

export const aProject = (number: number, values: Partial<ListedProject> = {}): ListedProject => ({
  id: `0190a000-0000-7000-8000-0000000004${String(number).padStart(2, '0')}`,
  name: `Proyecto ${number}`,
  description: '',
  color: '#3b82f6',
  status: 'active',
  is_active: true,
  created_at: '2026-10-01T10:00:00.000Z',
  organization_id: null,
  user_role: 'director',
  milestones_count: 4,
  progress: 25,
  ...values,
});

/** A place with a single leader, and the possible successors. */
export const placeOf = (
  kind: LeaderlessPlace['kind'],
  id: string,
  name: string,
  candidates: readonly Member[],
): LeaderlessPlace => ({
  kind,
  id,
  name,
  candidates: candidates.map(({ user_id, user_info }) => ({ user_id, full_name: user_info.full_name })),
});

export const dashboardOf = (projects: readonly ListedProject[]): Dashboard => ({
  user_info: { role: 'user', projects_count: projects.length },
  projects: [...projects],
  stats: { total: 0, completed: 0, in_progress: 0, overdue: 0, at_risk: 0 },
  recent_activity: [],
});
