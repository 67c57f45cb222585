/** Words of the product; a password made of nothing else is among the first that anybody tries. */
const productWords = ['nivel', 'crico', 'inteligencia', 'artificial', 'axo'];

const names = ['firstName', 'lastName', 'username', 'first_name', 'last_name', 'full_name', 'name'];

/** A text as passwords are compared: in lower case and without accents. */
export const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => bare(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length);

/** What of an account its password must not be made of: its address before the at sign, and its names. */
export const ownWordsOf = (email: string, data: Readonly<Record<string, unknown>>): string[] => [
  ...email.split('@', 1),
  ...names.map((name) => data[name]).filter((value) => typeof value === 'string'),
];

/** Whether a password is nothing but the product's or the person's own words, with digits and signs around and between. */
export const isMadeOfOwnWords = (password: string, ownWords: readonly string[]): boolean => {
  const whole = bare(password);
  const left = wordsOf([...productWords, ...ownWords]).reduce((rest, word) => rest.replaceAll(word, ' '), whole);
  return left !== whole && !/\p{L}/u.test(left);
};
