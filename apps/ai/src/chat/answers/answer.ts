import type { ChatAnswer, CitedCard } from '@nivel/contracts/ai/chat-answer';
import { LONGEST_FILTER_VALUE } from '@nivel/contracts/projects/filter/filter';
import type { ChatProject, ChatScene } from '../chat-project.ts';
import { plain } from '../../proposals/rules/plain.ts';
import type { ChatWords } from '../words/chat-words.ts';

/** An answer, without what is empty in it. */
export type Answer = Pick<ChatAnswer, 'response' | 'topic'> &
  Partial<Pick<ChatAnswer, 'cards' | 'total' | 'proposal' | 'suggestions'>>;

/** What an answer about a project is made of. */
export interface AnswerScene extends ChatScene {
  readonly project: ChatProject;
  readonly words: ChatWords;
}

/** A card as answers name it. */
export const citedAs = (key: string, card: { id: string; number: number; title: string }): CitedCard => ({
  card_id: card.id,
  reference: `${key}-${card.number}`,
  title: card.title,
});

/** A name in a sentence; longer ones are cut. */
export const shortened = (name: string): string => {
  const letters = [...name];
  return letters.length <= LONGEST_FILTER_VALUE / 2 ? name : `${letters.slice(0, LONGEST_FILTER_VALUE / 2).join('')}…`;
};

const isLetter = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Where words begin in a text, as words of their own: `ana` is not in `mañana`. */
const placesOf = (text: string, words: string): number[] => {
  const places: number[] = [];
  if (words === '') return places;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) places.push(at);
  return places;
};

/** Replaces some words of a message: those at its end, else the first of them. Without them the message stays as it is. */
export const saidWith = (message: string, words: string, instead: string): string => {
  const [text, wanted] = [plain(message), plain(words)];
  const end = text.replace(/[\s.!?"'»”]+$/, '');
  const places = placesOf(text, wanted);
  const last = end.length - wanted.length;
  const at = places.includes(last) ? last : (places[0] ?? -1);
  return at < 0 ? message : `${message.slice(0, at)}${instead}${message.slice(at + wanted.length)}`;
};
