import { z } from 'zod';

/** A text in both languages of the product; clients show the one of the screen. */
export const bilingualText = z.strictObject({ 'es-MX': z.string().max(2_000), en: z.string().max(2_000) });

/** A text in both languages. */
export interface Bilingual<Said> {
  readonly 'es-MX': Said;
  readonly en: Said;
}

export type Locale = keyof Bilingual<unknown>;

/** The language of a person, from their account. */
export const localeOf = (said: string): Locale => (said === 'en' ? 'en' : 'es-MX');
