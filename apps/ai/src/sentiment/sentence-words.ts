import { withMentions } from '@nivel/contracts/projects/comment-values';
import { plain } from '../proposals/rules/plain.ts';

/** A sentence as folded words. */
export interface SentenceWords {
  readonly words: readonly string[];
  /** Places of words after which a clause ends: a comma, a colon, a dash. */
  readonly ends: ReadonlySet<number>;
  readonly pictures: readonly string[];
  readonly isQuestion: boolean;
  readonly isExclaimed: boolean;
}

/** Quotes, code, addresses and names in a text are not its author's words. */
const withoutForeign = (text: string): string =>
  withMentions(text, () => ' ')
    .replaceAll(/```[\s\S]*?(?:```|$)/g, ' ')
    .replaceAll(/`[^`\n]*`/g, ' ')
    .replaceAll(/^\s*>.*$/gm, ' ')
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/gi, ' ');

/** Between sentences: a mark with a space after it, or a new line. */
const BREAK = /(?<=[.!?])\s|\n/u;
const TOKEN = /(\p{L}[\p{L}'’]*|\d+)|([,;:()—–])|(\p{Extended_Pictographic})/gu;
const faces: Readonly<Record<string, string>> = { ')': '🙂', D: '😄', P: '😛', '(': '🙁', '3': '❤' };

const wordsOf = (sentence: string): SentenceWords => {
  const words: string[] = [];
  const ends = new Set<number>();
  const pictures: string[] = [];
  const drawn = sentence.replaceAll(
    /(?<=\s|^)(?:[:;]-?([()DP])|<(3))(?=\s|$)/g,
    (_, mouth?: string, heart?: string) => faces[mouth ?? heart ?? ''] ?? ' ',
  );
  for (const [, word, mark, picture] of drawn.matchAll(TOKEN)) {
    if (word !== undefined)
      words.push(
        plain(word)
          .replaceAll('’', "'")
          .replaceAll(/(.)\1{2,}/g, '$1'),
      );
    if (mark !== undefined) ends.add(words.length - 1);
    if (picture !== undefined) pictures.push(picture);
  }
  return { words, ends, pictures, isQuestion: sentence.includes('?'), isExclaimed: sentence.includes('!') };
};

/** The sentences of a text, without what its author only quotes. */
export const sentencesOf = (text: string): SentenceWords[] =>
  withoutForeign(text)
    .split(BREAK)
    .map(wordsOf)
    .filter(({ words, pictures }) => words.length > 0 || pictures.length > 0);
