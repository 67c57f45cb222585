import { LONGEST_PASSWORD } from './password-limits.ts';

/** Words of the product; a password that consists only of them is among the first guesses. */
const productWords = ['nivel', 'crico', 'inteligencia', 'artificial', 'axo'];

const names = ['firstName', 'lastName', 'username', 'first_name', 'last_name', 'full_name', 'name'];

/**
 * The maximum length that is normalized. Decomposing accents sorts combining marks, in quadratic time for a run of them, so the
 * size is always checked before the form.
 */
const LONGEST_WORDS = 80;
const LONGEST_COMPARED = 2 * LONGEST_PASSWORD;

/** A text as passwords are compared: in lower case and without accents. Only for texts of bounded length. */
export const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => bare(text.slice(0, LONGEST_WORDS)).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length);

/** The parts of an account that its password must not consist of: its address before the at sign, and its names. */
export const ownWordsOf = (email: string, data: Readonly<Record<string, unknown>>): string[] => [
  email.slice(0, LONGEST_WORDS).split('@', 1)[0] ?? '',
  ...names.map((name) => data[name]).filter((value) => typeof value === 'string'),
];

/** Whether a password is nothing but the product's or the person's own words, with digits and signs around and between. */
export const isMadeOfOwnWords = (password: string, ownWords: readonly string[]): boolean => {
  if (password.length > LONGEST_COMPARED) return false;
  const whole = bare(password);
  const left = wordsOf([...productWords, ...ownWords]).reduce((rest, word) => rest.replaceAll(word, ' '), whole);
  return left !== whole && !/\p{L}/u.test(left);
};
