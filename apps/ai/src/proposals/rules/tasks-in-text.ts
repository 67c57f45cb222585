import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { ProposalLanguage } from '@nivel/contracts/ai/values/proposal-values';
import { plain } from './plain.ts';
import { statedDays, type StatedDay } from './stated-days.ts';
import { statedDuration, statedPriority } from './stated-values.ts';
import { goesOn, openingOf } from './task-openings.ts';
import { titleOf } from './task-title.ts';
import { piecesOf, type Piece } from './text-pieces.ts';

/** A task as a text says it; what it does not say is undefined or null. */
export interface FoundTask {
  readonly title: string;
  readonly source: string;
  readonly start_on: string | null;
  readonly due_on: string | null;
  readonly priority: CardRow['priority'] | undefined;
  readonly duration: number | undefined;
  /** The words that introduce what comes before it; `previous` is the task before it in the text. */
  readonly after: string | { readonly previous: true } | undefined;
  /** It is a step of a plan: the text does not say it. */
  readonly isStep?: true;
}

interface FoundTasks {
  readonly tasks: readonly FoundTask[];
  /** The day by which everything is to be done. */
  readonly deadline: string | null;
  /** Pieces of the text, and those that describe a task. */
  readonly pieces: number;
  readonly used: number;
}

const DEADLINE =
  /^(?:(?:la |el )?(?:fecha (?:limite|de entrega|final)|entrega(?: final)?|plazo|limite)|todo (?:debe|tiene|esto debe|esto tiene|lo anterior)|(?:the |our |final |hard )*(?:deadline|due date|delivery date)|(?:everything|all of (?:this|it)|all this) (?:must|has to|should|needs to|is due))\b/;
const AFTER_FIRST =
  /^(?:una vez que|una vez|cuando|en cuanto|despues de que|despues de|tras|luego de|al terminar|once|after|when|as soon as)\s+([^,]{3,}),\s*/;
const AFTER_LAST =
  /[\s,]+(?:una vez que|cuando|en cuanto|despues de que|despues de|tras|luego de|once|after|as soon as)\s+([^⟦⟧]{4,})$/;
const NEXT = /^(?:luego|despues|enseguida|a continuacion|then|next|after that|afterwards)\b(?! (?:de|week|month))/;
const SEPARATOR =
  /(,\s*(?:y luego|y despues|and then|y|e|and|then|luego|despues)\s+|,\s+|\s+(?:y luego|y después|y despues|and then|y|e|and|then)\s+)/i;
const MARKS = /⟦(\d+)⟧/g;

/** The sentence with a mark in place of each day. */
export const marked = (text: string, days: readonly StatedDay[]): string =>
  days.reduceRight((rest, { from, to }, at) => `${rest.slice(0, from)}⟦${at}⟧${rest.slice(to)}`, text);

interface Sentence {
  readonly piece: Piece;
  readonly days: readonly StatedDay[];
  readonly after: FoundTask['after'];
}

const daysIn = (words: string, days: readonly StatedDay[]): StatedDay[] =>
  [...words.matchAll(MARKS)].flatMap(([, at]) => days[Number(at)] ?? []);

const taskOf = (words: string, { piece, days, after }: Sentence, isAlone: boolean, shared: string): FoundTask[] => {
  const last = AFTER_LAST.exec(plain(words));
  const title = titleOf(last ? words.slice(0, last.index) : words);
  const said = isAlone ? piece.text : words;
  const stated = [...daysIn(words, days), ...daysIn(shared, days)];
  const start_on = stated.find((day) => day.start_on !== null)?.start_on ?? null;
  const due_on = stated.find((day) => day.due_on !== null)?.due_on ?? null;
  const priority = statedPriority(said);
  const duration = statedDuration(said);
  const task = { title, source: piece.text, start_on, due_on, priority, duration, after: last?.[1] ?? after };
  return title === '' ? [] : [task];
};

/** The parts of a sentence that are tasks of their own. */
const partsOf = (words: string, form: Parameters<typeof goesOn>[1], language: ProposalLanguage): string[] => {
  const [first = '', ...more] = words.split(SEPARATOR);
  const parts = [first];
  for (let at = 0; at + 1 < more.length; at += 2) {
    const [separator = '', part = ''] = [more[at], more[at + 1]];
    const isVerbOnly = !/\p{L}\s+\S*\p{L}/u.test(parts.at(-1) ?? '');
    if (!isVerbOnly && goesOn(part, form, language)) parts.push(part.slice(openingOf(part, language)?.at ?? 0));
    else parts.push(`${parts.pop() ?? ''}${separator}${part}`);
  }
  return parts;
};

const tasksOfSentence = (sentence: Sentence, words: string, language: ProposalLanguage): FoundTask[] => {
  const opening = openingOf(words, language);
  if (sentence.piece.isItem)
    return taskOf(words.slice(opening?.form === 'infinitive' ? opening.at : 0), sentence, true, words);
  if (!opening) return [];
  const parts = partsOf(words.slice(opening.at), opening.form, language);
  const shared = words.slice(0, opening.at);
  return parts.flatMap((part) => taskOf(part, sentence, parts.length === 1, shared));
};

/** What the sentence names as coming before it, and where the rest of it starts. */
const orderOf = (words: string): { readonly after: FoundTask['after']; readonly rest: string } => {
  const clause = AFTER_FIRST.exec(plain(words));
  if (clause && !clause[0].includes('⟦')) return { after: clause[1], rest: words.slice(clause[0].length) };
  return { after: NEXT.test(plain(words)) ? { previous: true } : undefined, rest: words };
};

/**
 * The tasks that a text asks for.
 * @param today the day from which relative ones are counted
 */
export const tasksIn = (text: string, language: ProposalLanguage, today: string): FoundTasks => {
  const pieces = piecesOf(text, language);
  const tasks: FoundTask[] = [];
  let used = 0;
  let deadline: string | null = null;
  for (const piece of pieces) {
    const days = statedDays(piece.text, language, today);
    const all = marked(piece.text, days);
    if (days.length > 0 && DEADLINE.test(plain(piece.text))) {
      deadline = days.at(-1)?.due_on ?? deadline;
      used += 1;
      continue;
    }
    const { after, rest } = piece.isItem ? { after: undefined, rest: all } : orderOf(all);
    const found = tasksOfSentence({ piece, days, after }, rest, language);
    if (found.length > 0) used += 1;
    tasks.push(...found);
  }
  return { tasks, deadline, pieces: pieces.length, used };
};
