import { z } from 'zod';
import { membership } from '../kernel/membership.ts';

/** People who help learners; an administrator gives the role, and its rights end with it. */
export const mentor = membership('mentor', 'mentor');

/** A mentor as administrators see them. */
export const mentorRow = z.strictObject({
  user_id: z.uuid(),
  /** Empty until their account is known here. */
  full_name: z.string(),
  given_at: z.iso.datetime(),
});
