import { countWords } from '@nivel/contracts/learning/count-words';
import type { PublicExerciseItem } from '@nivel/contracts/learning/content/public-exercise-item';
import type { ExerciseAnswer } from '@nivel/contracts/learning/submit-exercise.operation';

export type Item = PublicExerciseItem;

/** Answers as the form holds them: typed text stays text until it is sent. */
export type DraftAnswer = string | readonly string[];
export type DraftAnswers = Readonly<Record<string, DraftAnswer>>;

/** Groups of three digits after commas are thousands, as written in Mexico; no group follows a leading zero. */
const thousands = /^[-+]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/;

/** A number as people type it, also with a decimal comma; null when it is not a number, or exceeds the service's limits. */
export const readNumber = (text: string): number | null => {
  const joined = text.replace(/\s/g, '');
  const cleaned = thousands.test(joined) ? joined.replaceAll(',', '') : joined.replace(',', '.');
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(cleaned)) return null;
  const number = Number(cleaned);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : null;
};

const truths = new Map([
  ['true', true],
  ['false', false],
]);

/** One text in the form that the service takes: an option's id, a truth value, a number or words. */
const fromText = (item: Item, text: string): ExerciseAnswer | null => {
  if (item.type === 'true_false') return truths.get(text) ?? null;
  if (item.type === 'number') return readNumber(text);
  if (item.type === 'writing' && countWords(text) < item.minWords) return null;
  return text.trim() || null;
};

/** The answer to one item in the form that the service takes; null while there is none. */
export const toAnswer = (item: Item, draft: DraftAnswer | undefined): ExerciseAnswer | null => {
  if (draft === undefined || draft.length === 0) return null;
  if (typeof draft === 'string') return item.type === 'multiple_choice' ? null : fromText(item, draft);
  return item.type === 'multiple_choice' ? [...draft] : null;
};

/** An answer of the service as the form holds it. */
export const toDraft = (answer: ExerciseAnswer): DraftAnswer =>
  typeof answer === 'object' ? answer : typeof answer === 'string' ? answer : String(answer);

/** All answers, or null while one is missing. */
export const toAnswers = (items: readonly Item[], drafts: DraftAnswers): Record<string, ExerciseAnswer> | null => {
  const pairs = items.map((item) => [item.id, toAnswer(item, drafts[item.id])] as const);
  return pairs.some(([, answer]) => answer === null)
    ? null
    : Object.fromEntries(pairs.filter((pair): pair is [string, ExerciseAnswer] => pair[1] !== null));
};
