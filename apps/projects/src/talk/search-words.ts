import { folded } from '@nivel/contracts/projects/filter/folded';

/** Words that are looked for at once. */
const MOST_WORDS = 10;

/** A word and everything that starts with it, in the syntax of Postgres. */
const beginning = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;

/** Words as they are compared, without accents and capitals. */
export const searchWords = (search: string): readonly string[] =>
  folded(search).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/** The `to_tsquery` text that matches texts with all words, each from its start. */
export const allWordsQuery = (words: readonly string[]): string => words.map(beginning).join(' & ');

/** The same words as they are looked for in names of files, whose parts are words of their own. */
export const fileWords = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => word.split(/[._()-]+/)).filter(Boolean);
