import { z } from 'zod';

/** An address of e-mail in small letters, at most as long as auth takes. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(254)
  .pipe(z.email({ pattern: z.regexes.html5Email }));
