import type { PublicExerciseItem } from '@nivel/contracts/learning/content/public-exercise-item';
import type { ExerciseAnswer } from '@nivel/contracts/learning/submit-exercise.operation';

export type Item = PublicExerciseItem;

/** Answers as the form holds them: what is typed stays text until it is sent. */
export type DraftAnswer = string | readonly string[];
export type DraftAnswers = Readonly<Record<string, DraftAnswer>>;

/** A number as people type it, with a comma or a point; null when it is none. */
export const readNumber = (text: string): number | null => {
  const cleaned = text.trim().replace(/\s/g, '').replace(',', '.');
  if (cleaned === '' || !/^[-+]?(\d+\.?\d*|\.\d+)$/.test(cleaned)) return null;
  return Number(cleaned);
};

const truths = new Map([
  ['true', true],
  ['false', false],
]);

/** One text as the service wants it: an option's id, a truth, a number or words. */
const fromText = (type: Item['type'], text: string): ExerciseAnswer | null => {
  if (type === 'true_false') return truths.get(text) ?? null;
  if (type === 'number') return readNumber(text);
  return text.trim() || null;
};

/** The answer to one item as the service wants it; null while there is none. */
export const toAnswer = ({ type }: Item, draft: DraftAnswer | undefined): ExerciseAnswer | null => {
  if (draft === undefined || draft.length === 0) return null;
  if (typeof draft === 'string') return type === 'multiple_choice' ? null : fromText(type, draft);
  return type === 'multiple_choice' ? [...draft] : null;
};

/** All answers, or null while one is missing. */
export const toAnswers = (items: readonly Item[], drafts: DraftAnswers): Record<string, ExerciseAnswer> | null => {
  const pairs = items.map((item) => [item.id, toAnswer(item, drafts[item.id])] as const);
  return pairs.some(([, answer]) => answer === null)
    ? null
    : Object.fromEntries(pairs.filter((pair): pair is [string, ExerciseAnswer] => pair[1] !== null));
};
