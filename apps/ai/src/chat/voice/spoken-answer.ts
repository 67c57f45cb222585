import { PROPOSAL_MARK } from './chat-prompt.ts';

/** Characters of an answer that are shown; the rest is cut off. */
const LONGEST_ANSWER = 4_000;

/** What a model said: a text for people, and a sentence for the grammar where it would change something. */
interface SpokenAnswer {
  readonly text: string;
  readonly proposal: string | null;
}

const shortened = (text: string): string => {
  const letters = [...text];
  return letters.length <= LONGEST_ANSWER ? text : `${letters.slice(0, LONGEST_ANSWER - 1).join('')}…`;
};

/** Control characters, and those that turn the direction of a text: what stands there would read as something else. */
const INVISIBLE = /[^\P{C}\n]/gu;

/** The part of a text that is for people: it ends where a proposal begins. */
const wordsOf = (text: string): string => {
  const at = text.indexOf(PROPOSAL_MARK);
  return (at < 0 ? text : text.slice(0, at)).replace(INVISIBLE, '').trim();
};

/** Reads what a model said. An answer without a text for people has an empty one. */
export const spokenAnswer = (text: string): SpokenAnswer => {
  const at = text.lastIndexOf(PROPOSAL_MARK);
  const [sentence = ''] =
    at < 0
      ? []
      : text
          .slice(at + PROPOSAL_MARK.length)
          .trim()
          .split('\n');
  return { text: shortened(wordsOf(text)), proposal: sentence.trim() === '' ? null : sentence.trim() };
};

/** What can be shown of an answer that is still being said: without the beginning of a mark at its end. */
export const shownSoFar = (text: string): string => {
  const words = wordsOf(text);
  const last = words.slice(words.lastIndexOf('\n') + 1);
  return last !== '' && PROPOSAL_MARK.startsWith(last)
    ? words.slice(0, words.length - last.length).trim()
    : shortened(words);
};
