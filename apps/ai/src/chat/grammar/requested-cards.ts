import { LONGEST_TITLE } from '@nivel/contracts/projects/values/card-title';
import { statedDays } from '../../proposals/rules/stated-days.ts';
import { statedPriority } from '../../proposals/rules/stated-values.ts';
import { titleOf } from '../../proposals/rules/task-title.ts';
import { marked } from '../../proposals/rules/tasks-in-text.ts';
import type { ReadingContext, RequestedCard } from './reading.ts';
import { quotesIn, spoken, type Spoken } from './spoken.ts';

/** Words of one card: its title, and where the days and the priority are said. */
interface CardText {
  readonly title: string;
  readonly said: string;
}

const BULLET = /^\s*(?:[-*•·–+]|\d{1,2}[.)]|\[ ?\])\s*/;
const NUMBERED = /\s*(?:^|\s)\d{1,2}[.)]\s+/;

const quoted = (words: Spoken): CardText[] => {
  const quotes = quotesIn(words);
  return quotes.map(({ words: title, to }, at) => ({
    title,
    said: words.text.slice(to, quotes[at + 1]?.from),
  }));
};

/** A list of things in one line: 'A, B y C'. */
const enumerated = (line: string): string[] => {
  const parts = line.split(/\s*,\s*(?:(?:y|e|and)\s+)?/i);
  const last = parts.pop() ?? '';
  const [head = '', ...tail] = last.split(/\s+(?:y|e|and)\s+/i);
  if (parts.length === 0) return [head, ...tail];
  return tail.length > 0 ? [...parts, head, tail.join(' y ')] : [...parts, head];
};

const linesOf = (text: string): string[] => text.split(/\r?\n/).map((line) => line.replace(BULLET, '').trim());

const written = ({ text }: Spoken, isSeveral: boolean): string[] => {
  const lines = linesOf(text).filter((line) => line !== '');
  if (lines.length > 1) return lines;
  const line = lines[0] ?? '';
  const numbered = line.split(NUMBERED).filter((part) => part.trim() !== '');
  if (numbered.length > 1) return numbered;
  if (line.includes(';')) return line.split(';');
  return isSeveral ? enumerated(line) : [line];
};

const textsOf = (words: Spoken, isSeveral: boolean): CardText[] =>
  /^\s*["“«']/.test(words.text) && quotesIn(words).length > 0
    ? quoted(words)
    : written(words, isSeveral).map((said) => ({ title: '', said }));

const cardOf = ({ title, said }: CardText, { language, today }: ReadingContext): RequestedCard[] => {
  const days = statedDays(said, language, today);
  const name = title === '' ? titleOf(marked(said, days)) : title;
  const card = {
    title: name,
    start_on: days.find(({ start_on }) => start_on !== null)?.start_on ?? null,
    due_on: days.find(({ due_on }) => due_on !== null)?.due_on ?? null,
    priority: statedPriority(said) ?? 'medium',
  };
  return name === '' ? [] : [card];
};

/**
 * The cards that words ask for, with the days and the priority that they say.
 * @param isSeveral whether a line names several cards
 */
export const requestedCards = (words: Spoken, isSeveral: boolean, context: ReadingContext) => {
  const texts = textsOf(words, isSeveral);
  const isTooLong = texts.some(({ title, said }) => [...(title || said)].length > LONGEST_TITLE);
  return { cards: isTooLong ? [] : texts.flatMap((text) => cardOf(text, context)), isTooLong };
};

/** The first day that words say for something to be done; null: none. */
export const dueIn = (words: string, { language, today }: ReadingContext): string | null =>
  statedDays(spoken(words).text, language, today)[0]?.due_on ?? null;
