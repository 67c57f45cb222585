import { folded } from '@nivel/contracts/projects/filter/folded';

/** Words that do not identify a client: forms of companies, articles, prepositions. */
const COMMON = new Set([
  ...[
    'sa',
    'cv',
    'sab',
    'sapi',
    'srl',
    'rl',
    'sc',
    'ac',
    's',
    'a',
    'c',
    'v',
    'p',
    'i',
    'inc',
    'llc',
    'ltd',
    'corp',
    'co',
    'gmbh',
  ],
  ...['de', 'del', 'la', 'el', 'los', 'las', 'y', 'e', 'en', 'the', 'of', 'and', 'for', 'to', 'para', 'por'],
]);

/** Words in the form for comparisons: without accents, capitals and signs. */
export const matchedWords = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words that distinguish a name from others, or all of them where each is common. */
export const tellingWords = (name: string): string[] => {
  const words = matchedWords(name);
  const telling = words.filter((word) => !COMMON.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
};
