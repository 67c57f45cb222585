import type { ExerciseItem, ExercisesBody } from '@nivel/contracts/learning/content/exercise-item';
import { isHandedInWhole } from '@nivel/contracts/learning/content/set-kind';
import type { ExerciseAnswer, GradedItem } from '@nivel/contracts/learning/submit-exercise.operation';

/** The feedback to one answer, with everything that may be shown once no further try follows. */
export type Verdict = Omit<GradedItem, 'credit' | 'triesLeft'>;

/** An answer that was graded and stored. `grade` is 0 to 1. */
export interface Try {
  readonly itemId: string;
  readonly answer: ExerciseAnswer;
  readonly grade: number;
}

const triesInPractice: Readonly<Record<ExerciseItem['type'], number>> = {
  true_false: 1,
  single_choice: 2,
  multiple_choice: 2,
  short_text: 3,
  number: 3,
  writing: 1,
};
/** The weight of a grade at the first, second and third try. */
const shares = [1, 0.5, 0.25];

/** How many answers an item takes in one run through its set. */
export const triesOf = (body: Pick<ExercisesBody, 'kind'>, { type }: Pick<ExerciseItem, 'type'>): number =>
  isHandedInWhole(body) ? 1 : triesInPractice[type];

/** Nothing more can be won: it was right, or the `most` tries that it takes are used up. */
export const isSettled = (most: number, grades: readonly number[]): boolean =>
  grades.includes(1) || grades.length >= most;

/** The credit of an item, 0 to 1, from the grades of its tries in their order. */
export const creditOf = (grades: readonly number[]): number =>
  Math.max(0, ...grades.map((grade, index) => grade * (shares[index] ?? 0)));

/** Half a surrogate pair and a zero are valid JSON and no valid jsonb. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** An answer in the form that is stored and compared: a choice is the same in every order. */
export const sameForm = (answer: ExerciseAnswer): ExerciseAnswer => {
  if (typeof answer === 'string') return storable(answer);
  return Array.isArray(answer) ? [...new Set(answer.map(storable))].sort() : answer;
};

export const isSame = (one: ExerciseAnswer, other: ExerciseAnswer): boolean =>
  JSON.stringify(sameForm(one)) === JSON.stringify(sameForm(other));

/**
 * The part of a verdict that may be shown: the solution and its explanation only when the item is settled; of the options, the
 * chosen ones, and then also the right ones.
 */
export const toldOf = (most: number, verdict: Verdict, grades: readonly number[]): GradedItem => {
  const { explanation, ...rest } = verdict;
  const settled = isSettled(most, grades);
  return {
    ...rest,
    credit: creditOf(grades),
    triesLeft: settled ? 0 : most - grades.length,
    options: verdict.options.filter(({ wasChosen, isRight }) => wasChosen || (settled && isRight)),
    solution: settled ? verdict.solution : null,
    ...(settled && explanation !== undefined ? { explanation } : {}),
  };
};
