import { z } from 'zod';

/** An e-mail address in lower case, with the maximum length that auth accepts. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Email is required')
  .max(254)
  .pipe(z.email({ pattern: z.regexes.html5Email }));
