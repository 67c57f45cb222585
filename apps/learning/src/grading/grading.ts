import { AppError } from '@nivel/contracts/kernel/app-error';
import type { ExerciseItem, ExercisesBody } from '@nivel/contracts/learning/content/exercise-item';
import { countWords } from '@nivel/contracts/learning/count-words';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import type { ExerciseAnswer, GradedItem } from '@nivel/contracts/learning/submit-exercise.operation';
import { normalise } from './normalise.ts';
import { creditOf, isSame, isSettled, toldOf, triesOf, type Try, type Verdict } from './tries.ts';

type ExerciseOption = Extract<ExerciseItem, { type: 'single_choice' }>['options'][number];

export type Answers = Readonly<Record<string, ExerciseAnswer>>;

/** The kind of answer that an item accepts, as refusals name it. */
const expected: Readonly<Record<ExerciseItem['type'], string>> = {
  single_choice: 'id of an option',
  multiple_choice: 'ids of options',
  true_false: 'boolean',
  short_text: 'text',
  number: 'number',
  writing: 'text of enough words',
};
const noSuchItem = 'nothing: there is no such item';

const isMissing = (answer: ExerciseAnswer | undefined): boolean =>
  answer === undefined ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.length === 0);

const choices = (item: { options: readonly ExerciseOption[] }, chosen: readonly string[]): Verdict['options'] =>
  item.options.map(({ id, correct, feedback }) => ({ id, isRight: correct, wasChosen: chosen.includes(id), feedback }));

const chosenScore = (options: Verdict['options']): number => {
  const right = options.filter(({ isRight }) => isRight).length;
  const hits = options.filter(({ isRight, wasChosen }) => wasChosen && isRight).length;
  const misses = options.filter(({ isRight, wasChosen }) => wasChosen && !isRight).length;
  return Math.max(0, (hits - misses) / right);
};

const gradeChoice = (
  item: { id: string; options: readonly ExerciseOption[] },
  chosen: readonly string[],
): Verdict | null => {
  if (!chosen.every((id) => item.options.some((option) => option.id === id))) return null;
  const options = choices(item, chosen);
  const score = chosenScore(options);
  return { id: item.id, score, isCorrect: score === 1, feedback: null, options, solution: null };
};

const verdict = (
  item: { id: string; feedback: { right: string; wrong: string; explanation?: string | undefined } },
  isCorrect: boolean,
  solution: string,
): Verdict => ({
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
export const gradeItem = (item: ExerciseItem, answer: ExerciseAnswer): Verdict | null => {
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
    case 'writing':
      return typeof answer === 'string' && countWords(answer) >= item.minWords
        ? { id: item.id, score: 1, isCorrect: true, feedback: item.feedback, options: [], solution: item.sample }
        : null;
  }
};

/** An answer with its item and its grade. */
export interface GradedAnswer {
  readonly item: ExerciseItem;
  readonly answer: ExerciseAnswer;
  readonly verdict: Verdict;
  /** How many answers the item takes in a run. */
  readonly most: number;
}

const unfit = (items: readonly { id: string; expected: string }[]): AppError =>
  new AppError(learningErrors.answers_unfit, { details: { items } });

const gradesOf = (tries: readonly Try[], itemId: string): number[] =>
  tries.filter((one) => one.itemId === itemId).map(({ grade }) => grade);

/**
 * Grades the answer to one item of a part.
 * @throws AppError when there is no answer, no such item, or the answer does not fit it
 */
export const gradeAnswer = (body: ExercisesBody, itemId: string, answer: ExerciseAnswer): GradedAnswer => {
  if (isMissing(answer)) throw new AppError(learningErrors.answers_missing, { details: { missing: [itemId] } });
  const item = body.items.find(({ id }) => id === itemId);
  if (item === undefined) throw unfit([{ id: itemId, expected: noSuchItem }]);
  const verdict = gradeItem(item, answer);
  if (verdict === null) throw unfit([{ id: itemId, expected: expected[item.type] }]);
  return { item, answer, verdict, most: triesOf(body, item) };
};

/**
 * Grades the answers of a submitted set.
 * @throws AppError when an item has neither an answer nor a try in this run, or an answer has the wrong form
 */
export const gradeAnswers = (body: ExercisesBody, answers: Answers, tried: readonly Try[]): GradedAnswer[] => {
  const given = new Map(Object.entries(answers).filter(([, answer]) => !isMissing(answer)));
  const missing = body.items.map(({ id }) => id).filter((id) => !given.has(id) && gradesOf(tried, id).length === 0);
  if (missing.length > 0) throw new AppError(learningErrors.answers_missing, { details: { missing } });
  const problems = Object.keys(answers)
    .filter((id) => !body.items.some((item) => item.id === id))
    .map((id) => ({ id, expected: noSuchItem }));
  const graded = body.items.flatMap((item): GradedAnswer[] => {
    const answer = given.get(item.id);
    if (answer === undefined) return [];
    const verdict = gradeItem(item, answer);
    if (verdict !== null) return [{ item, answer, verdict, most: triesOf(body, item) }];
    problems.push({ id: item.id, expected: expected[item.type] });
    return [];
  });
  if (problems.length > 0) throw unfit(problems);
  return graded;
};

/** The feedback to one answer after all tries at its item; null when no try had it, because the item was settled before. */
export const toldOfAnswer = (
  { item, answer, verdict, most }: GradedAnswer,
  tries: readonly Try[],
): GradedItem | null => {
  const own = tries.filter(({ itemId }) => itemId === item.id);
  return own.some((one) => isSame(one.answer, answer)) ? toldOf(most, verdict, gradesOf(own, item.id)) : null;
};

/** Whether a graded answer is a try that is not stored yet. */
export const isNewTry = ({ item, answer, most }: GradedAnswer, tries: readonly Try[]): boolean =>
  !isSettled(most, gradesOf(tries, item.id)) &&
  !tries.some((one) => one.itemId === item.id && isSame(one.answer, answer));

/** The feedback to the last try at each item of a set; items that were not tried are left out. */
export const toldOfTries = (
  body: ExercisesBody,
  tries: readonly Try[],
): { item: GradedItem; answer: ExerciseAnswer }[] =>
  body.items.flatMap((item) => {
    const last = tries.findLast(({ itemId }) => itemId === item.id);
    // An answer that its item no longer accepts, because the item has changed, does not count.
    const verdict = last ? gradeItem(item, last.answer) : null;
    return last && verdict
      ? [{ item: toldOf(triesOf(body, item), verdict, gradesOf(tries, item.id)), answer: last.answer }]
      : [];
  });

/** The score of a run: the weighted mean of its items' credits, 0 to 1 with four decimals. Free texts do not count. */
export const scoreOf = (body: ExercisesBody, tries: readonly Try[]): number => {
  let sum = 0;
  let weights = 0;
  for (const item of body.items) {
    if (item.type === 'writing') continue;
    sum += creditOf(gradesOf(tries, item.id)) * item.weight;
    weights += item.weight;
  }
  return Math.round((sum / weights) * 10_000) / 10_000;
};
