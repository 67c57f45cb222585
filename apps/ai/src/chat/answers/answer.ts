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

/** The message with other words for some of it: a whole sentence that says which is meant. At its end where they stand there, else the first ones. */
export const saidWith = (message: string, words: string, instead: string): string => {
  const [text, wanted] = [plain(message), plain(words)];
  const end = text.replace(/[\s.!?"'»”]+$/, '');
  const at = end.endsWith(wanted) ? end.length - wanted.length : text.indexOf(wanted);
  return at < 0 ? message : `${message.slice(0, at)}${instead}${message.slice(at + wanted.length)}`;
};
