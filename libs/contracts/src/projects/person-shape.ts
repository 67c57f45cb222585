import { z } from 'zod';
import { account } from './memberships.ts';

/**
 * A row of the documented table `crico_users`. The fields below `created_by` belong to auth's account; only administrators see
 * the sign-in method, for others it is null. Notification preferences belong to the worker, by kind and channel
 * (`mentions.email`); they are null in the rows of others and while the worker does not answer.
 */
export const cricoUserRow = z.strictObject({
  id: z.uuid(),
  user_id: z.uuid(),
  email: z.string(),
  full_name: z.string(),
  role: z.enum(account.roles),
  is_active: z.boolean(),
  avatar_url: z.string().nullable(),
  email_verified: z.boolean(),
  profile_updated_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  created_by: z.uuid().nullable(),
  notification_preferences: z.record(z.string(), z.boolean()).nullable(),
  password_changed_at: z.iso.datetime().nullable(),
  last_login: z.iso.datetime().nullable(),
  last_login_ip: z.string().nullable(),
  login_attempts: z.int().nullable(),
  locked_until: z.iso.datetime().nullable(),
});
