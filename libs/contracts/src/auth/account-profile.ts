import { z } from 'zod';
import { avatarAddress } from '../projects/avatar-file.ts';

/** The profile data of an account, as every copy stores them. Other clients may have sent none; then the texts are empty. */
export const accountProfile = z.strictObject({
  userId: z.uuid(),
  email: z.string().max(320),
  firstName: z.string().max(80),
  lastName: z.string().max(80),
  /** The full name as entered, otherwise first and last name; missing in facts published before the field existed. */
  fullName: z.string().max(161).optional(),
  username: z.string().max(80).optional(),
  studentType: z.string().max(80),
  educationalInterests: z.array(z.string().max(80)).max(30),
  skillLevel: z.string().max(80),
  /** IANA name; America/Mexico_City if the browser sent none that is known. */
  timeZone: z.string().max(64),
  locale: z.enum(['es-MX', 'en']),
  /** Relative to the site; missing without a picture. */
  avatarUrl: avatarAddress.optional(),
});
