import { z } from 'zod';

/** The length of a text for people: in code points, so that an emoji of one code point counts once. */
export const codePointsIn = (text: string): number => [...text].length;

/** No half of a UTF-16 surrogate pair is left alone: JSON can express it, and no database stores it. */
export const isWellFormed = (text: string): boolean => text.isWellFormed();

interface Limits {
  readonly least?: number;
  readonly most: number;
}

/**
 * A text of one line, trimmed, whose limits are inclusive and in code points.
 * @param name how messages call it, for example `Board name`
 */
export const shortText = (name: string, { least = 0, most }: Limits) =>
  z
    .string()
    // A code point has at most two units of UTF-16; spaces around it are cut before it is counted.
    .max(most * 8)
    .trim()
    .refine(isWellFormed, `${name} has half a character`)
    .refine((text) => least === 0 || text !== '', `${name} is required`)
    .refine((text) => text === '' || codePointsIn(text) >= least, `${name} must be at least ${least} characters`)
    // In the words of the product; as many are allowed.
    .refine((text) => codePointsIn(text) <= most, `${name} must be less than ${most} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), `${name} must be one line`);

/**
 * A trimmed text of one or more lines; `most` is inclusive and in code points. A required text adds `min(1)`.
 * @param name how messages call it, for example `An e-mail`
 */
export const linesOfText = (name: string, { most }: Pick<Limits, 'most'>) =>
  z
    .string()
    .max(most * 4)
    .trim()
    .refine(isWellFormed, `${name} has half a character`)
    .refine((text) => codePointsIn(text) <= most, `${name} has at most ${most} characters`)
    .refine((text) => !/[^\P{Cc}\n\r\t]/u.test(text), `${name} has letters and lines only`);
