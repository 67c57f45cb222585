import type { z } from 'zod';
import type { cricoUserRow } from '@nivel/contracts/projects/person-shape';
import type { Person } from './people.repository.ts';

type Row = z.output<typeof cricoUserRow>;

/** The fields that belong to the account and are not stored here. */
const OF_ACCOUNT = {
  notification_preferences: null,
  password_changed_at: null,
  last_login: null,
  last_login_ip: null,
  login_attempts: null,
  locked_until: null,
} as const;

/** A person as the documented table has them. */
export const personView = (person: Person): Row => ({
  id: person.id,
  user_id: person.userId,
  email: person.email,
  full_name: person.fullName,
  role: person.role,
  is_active: person.isActive,
  avatar_url: person.avatarUrl,
  email_verified: person.emailVerified,
  profile_updated_at: person.profileUpdatedAt?.toISOString() ?? null,
  created_at: person.createdAt.toISOString(),
  updated_at: person.updatedAt.toISOString(),
  created_by: person.createdBy,
  ...OF_ACCOUNT,
});
