import { folded } from '@nivel/contracts/projects/filter/folded';

/** Words that are looked for at once. */
const MOST_WORDS = 10;

/** A word and whatever begins with it, in the words of Postgres. */
const beginning = (word: string): string => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`;

/** Words as they are compared, without accents and capitals. */
export const searchWords = (search: string): readonly string[] =>
  folded(search).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

/** What `to_tsquery` takes for texts in which all words stand, each from its beginning. */
export const allWordsQuery = (words: readonly string[]): string => words.map(beginning).join(' & ');
