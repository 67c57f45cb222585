import { AppError } from '@nivel/contracts/kernel/app-error';
import type { ExerciseItem, ExercisesBody } from '@nivel/contracts/learning/content/exercise-item';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import type { ExerciseAnswer, GradedItem } from '@nivel/contracts/learning/submit-exercise.operation';
import { normalise } from './normalise.ts';

type ExerciseOption = Extract<ExerciseItem, { type: 'single_choice' }>['options'][number];

export type Answers = Readonly<Record<string, ExerciseAnswer>>;

/** What kind of answer an item takes, as refusals name it. */
const expected: Readonly<Record<ExerciseItem['type'], string>> = {
  single_choice: 'id of an option',
  multiple_choice: 'ids of options',
  true_false: 'boolean',
  short_text: 'text',
  number: 'number',
};
const noSuchItem = 'nothing: there is no such item';

const isMissing = (answer: ExerciseAnswer | undefined): boolean =>
  answer === undefined ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.length === 0);

const choices = (item: { options: readonly ExerciseOption[] }, chosen: readonly string[]): GradedItem['options'] =>
  item.options.map(({ id, correct, feedback }) => ({ id, isRight: correct, wasChosen: chosen.includes(id), feedback }));

const chosenScore = (options: GradedItem['options']): number => {
  const right = options.filter(({ isRight }) => isRight).length;
  const hits = options.filter(({ isRight, wasChosen }) => wasChosen && isRight).length;
  const misses = options.filter(({ isRight, wasChosen }) => wasChosen && !isRight).length;
  return Math.max(0, (hits - misses) / right);
};

const gradeChoice = (
  item: { id: string; options: readonly ExerciseOption[] },
  chosen: readonly string[],
): GradedItem | null => {
  if (!chosen.every((id) => item.options.some((option) => option.id === id))) return null;
  const options = choices(item, chosen);
  const score = chosenScore(options);
  return { id: item.id, score, isCorrect: score === 1, feedback: null, options, solution: null };
};

const verdict = (
  item: { id: string; feedback: { right: string; wrong: string; explanation?: string | undefined } },
  isCorrect: boolean,
  solution: string,
): GradedItem => ({
  id: item.id,
  score: isCorrect ? 1 : 0,
  isCorrect,
  feedback: isCorrect ? item.feedback.right : item.feedback.wrong,
  options: [],
  solution,
  ...(isCorrect || item.feedback.explanation === undefined ? {} : { explanation: item.feedback.explanation }),
});

/** Room for what binary fractions cannot say: 0.1 + 0.2 is within 0 of 0.3. */
const isClose = (answer: number, value: number, tolerance: number): boolean =>
  Math.abs(answer - value) <= tolerance + Math.max(1, Math.abs(value)) * 1e-9;

/** Grades one item; null when the answer is of a kind that the item does not take. */
export const gradeItem = (item: ExerciseItem, answer: ExerciseAnswer): GradedItem | null => {
  switch (item.type) {
    case 'single_choice':
      return typeof answer === 'string' ? gradeChoice(item, [answer]) : null;
    case 'multiple_choice':
      return Array.isArray(answer) ? gradeChoice(item, answer) : null;
    case 'true_false':
      return typeof answer === 'boolean' ? verdict(item, answer === item.answer, String(item.answer)) : null;
    case 'short_text': {
      if (typeof answer !== 'string') return null;
      const given = normalise(answer, item.ignore);
      const isCorrect = item.accepted.some((accepted) => normalise(accepted, item.ignore) === given);
      return verdict(item, isCorrect, item.accepted[0] ?? '');
    }
    case 'number':
      return typeof answer === 'number'
        ? verdict(item, isClose(answer, item.value, item.tolerance), [item.value, item.unit].join(' ').trim())
        : null;
  }
};

/**
 * Grades the answer to one item of a part.
 * @throws AppError when there is no answer, no such item, or the answer does not fit it
 */
export const gradeAnswer = (body: ExercisesBody, itemId: string, answer: ExerciseAnswer): GradedItem => {
  if (isMissing(answer)) throw new AppError(learningErrors.answers_missing, { details: { missing: [itemId] } });
  const item = body.items.find(({ id }) => id === itemId);
  const graded = item ? gradeItem(item, answer) : null;
  if (graded !== null) return graded;
  const unfit = { id: itemId, expected: item ? expected[item.type] : noSuchItem };
  throw new AppError(learningErrors.answers_unfit, { details: { items: [unfit] } });
};

/**
 * Grades an attempt: the weighted mean of the items, 0 to 1 with four decimals.
 * @throws AppError when an item has no answer, or an answer does not fit
 */
export const grade = (body: ExercisesBody, answers: Answers): { score: number; items: GradedItem[] } => {
  const given = new Map(Object.entries(answers));
  const missing = body.items.filter((item) => isMissing(given.get(item.id))).map(({ id }) => id);
  if (missing.length > 0) throw new AppError(learningErrors.answers_missing, { details: { missing } });
  const unfit: { id: string; expected: string }[] = [...given.keys()]
    .filter((id) => !body.items.some((item) => item.id === id))
    .map((id) => ({ id, expected: noSuchItem }));
  const items: GradedItem[] = [];
  let sum = 0;
  let weights = 0;
  for (const item of body.items) {
    const graded = gradeItem(item, given.get(item.id) ?? '');
    if (graded === null) unfit.push({ id: item.id, expected: expected[item.type] });
    else items.push(graded);
    sum += (graded?.score ?? 0) * item.weight;
    weights += item.weight;
  }
  if (unfit.length > 0) throw new AppError(learningErrors.answers_unfit, { details: { items: unfit } });
  return { score: Math.round((sum / weights) * 10_000) / 10_000, items };
};
