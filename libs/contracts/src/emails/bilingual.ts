import { z } from 'zod';

/** A text in both languages of the product; clients show the one of the screen. */
export const bilingualText = z.strictObject({ 'es-MX': z.string().max(2_000), en: z.string().max(2_000) });

/** A text in both languages. */
export interface Bilingual<Said> {
  readonly 'es-MX': Said;
  readonly en: Said;
}

/** The languages of the product. */
export const locale = z.enum(['es-MX', 'en']);
export type Locale = z.output<typeof locale>;

/** The language of a person, from their account. */
export const localeOf = (said: string): Locale => (said === 'en' ? 'en' : 'es-MX');
