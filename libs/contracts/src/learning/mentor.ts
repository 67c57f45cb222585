import { z } from 'zod';
import { membership } from '../kernel/membership.ts';

/** Who helps learners in person; an administrator gives the role, and what it opens ends with it. */
export const mentor = membership('mentor', 'mentor');

/** A mentor as administrators see them. */
export const mentorRow = z.strictObject({
  user_id: z.uuid(),
  /** Empty until their account is known here. */
  full_name: z.string(),
  given_at: z.iso.datetime(),
});
