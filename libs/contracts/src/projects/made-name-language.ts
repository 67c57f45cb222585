import { z } from 'zod';

/**
 * The language of names that are generated for a person, such as those of lists; without it they are as documented, in English.
 */
export const madeNameLanguage = z
  .enum(['en', 'es-MX'])
  .nullish()
  .transform((language) => language ?? 'en');
export type MadeNameLanguage = z.output<typeof madeNameLanguage>;
