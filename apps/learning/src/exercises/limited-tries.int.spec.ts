import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AppError } from '@nivel/contracts/kernel/app-error';
import { checkAnswer } from '@nivel/contracts/learning/check-answer.operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { readCurriculumParts } from '@nivel/contracts/learning/read-curriculum-parts.operation';
import { submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import type { Person } from '@nivel/testing/caller';
import { aContentTree, byId, parts, rightAnswers, wrongAnswers } from '../../test/a-curriculum.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';

let learning: LearningUnderTest;

beforeAll(async () => {
  learning = await LearningUnderTest.start({ replicas: 2 });
  await learning.importTree(aContentTree());
});
afterAll(() => learning.stop());

const aLearner = async (): Promise<Person> => {
  const learner = await learning.person();
  await learner.ask(openPart, { part_id: parts.exercises });
  return learner;
};
const check = (learner: Person, item_id: string, answer: string | number) =>
  learner.ask(checkAnswer, { part_id: parts.exercises, item_id, answer });
const submit = (learner: Person, answers: Record<string, string | number>) =>
  learner.ask(submitExercise, { part_id: parts.exercises, answers });
const triesOf = async (learner: Person) => {
  const { rows } = await learning.owner.query<{ item_id: string; try: number; run: number }>(
    'SELECT item_id, try, run FROM item_tries WHERE user_id = $1 ORDER BY run, item_id, try',
    [learner.userId],
  );
  return rows;
};

describe('the tries of an item', () => {
  it('are two of a choice and three of a number, and each counts half of the one before', async () => {
    const learner = await aLearner();
    expect(await check(learner, 'cuanto', 7)).toMatchObject({ triesLeft: 2, credit: 0, solution: null });
    expect(await check(learner, 'cuanto', 8)).toMatchObject({ triesLeft: 1, solution: null });
    expect(await check(learner, 'cuanto', 3)).toMatchObject({ triesLeft: 0, credit: 0.25, solution: '3' });
    expect(await check(learner, 'una', 'no')).toMatchObject({ triesLeft: 1, options: [{ id: 'no' }] });
    expect(await check(learner, 'una', 'si')).toMatchObject({ triesLeft: 0, credit: 0.5 });
    expect(await submit(learner, rightAnswers)).toMatchObject({ score: 0.375, isPassed: false, attempt: 1 });
  });

  it('hold against reload, a changed clock and a client that asks the doors itself', async () => {
    const learner = await aLearner();
    for (const answer of [7, 8, 9]) await check(learner, 'cuanto', answer);
    await learner.ask(openPart, { part_id: parts.exercises });
    learning.clock.pass(48 * 3_600);
    const late = { part_id: parts.exercises, item_id: 'cuanto', answer: 3 };
    expect(await learner.refusal(checkAnswer, late)).toMatchObject({ code: 'no_tries_left' });
    const { score, items } = await submit(learner, rightAnswers);
    expect(score).toBe(0.5);
    expect(byId(items)).toMatchObject([{ credit: 0, isCorrect: false }, { credit: 1 }]);
    expect(await triesOf(learner)).toHaveLength(4);
  });

  it('are not spent by asking again, and the same answer gets the same verdict', async () => {
    const learner = await aLearner();
    const first = await check(learner, 'cuanto', 7);
    expect(await check(learner, 'cuanto', 7)).toEqual(first);
    await Promise.all(Array.from({ length: 20 }, () => check(learner, 'cuanto', 7)));
    expect(await triesOf(learner)).toEqual([{ item_id: 'cuanto', try: 1, run: 1 }]);
  });

  it('are as many when two tabs and two replicas ask at the same moment', async () => {
    const learner = await aLearner();
    const asked = Array.from({ length: 30 }, (_, index) => check(learner, 'cuanto', 100 + index));
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as AppError).definition.code] : [],
    );
    expect(refused).toEqual(Array.from({ length: 27 }, () => 'no_tries_left'));
    expect((await triesOf(learner)).map((one) => one.try)).toEqual([1, 2, 3]);
    const told = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(told.filter(({ solution }) => solution !== null)).toHaveLength(1);
  });

  it('start again when the set was submitted, and no solution was revealed before its time', async () => {
    const learner = await aLearner();
    const first = await submit(learner, wrongAnswers);
    expect(byId(first.items)).toMatchObject([
      { triesLeft: 2, solution: null },
      { triesLeft: 1, options: [{ id: 'no', isRight: false }] },
    ]);
    expect(await learner.ask(openPart, { part_id: parts.exercises })).toMatchObject({
      tried: [],
      view: { attempts: 1 },
    });
    expect(await submit(learner, rightAnswers)).toMatchObject({ score: 1, isPassed: true, attempt: 2 });
    expect((await triesOf(learner)).map(({ run }) => run)).toEqual([1, 1, 2, 2]);
  });
});

/** What every operation reveals to a learner who is always wrong, before the last try. */
const toldWithoutTheLastTry = async () => {
  const learner = await aLearner();
  const answers = [
    await check(learner, 'cuanto', 7),
    await check(learner, 'cuanto', 8),
    await check(learner, 'una', 'no'),
    ...(await submit(learner, { una: 'no', cuanto: 8 })).items,
    await check(learner, 'cuanto', 9),
    ...(await learner.ask(openPart, { part_id: parts.exercises })).tried.map(({ graded }) => graded),
    ...(await submit(learner, wrongAnswers)).items,
  ];
  const { rows } = await learner.ask(readCurriculumParts, {});
  const solved = answers.filter((one) => one.solution !== null || one.options.some(({ isRight }) => isRight));
  const isInTable = /"(value|correct|accepted|feedback)"/.test(JSON.stringify(rows));
  return { told: answers.length + 1, early: solved.length + (isInTable ? 1 : 0) };
};

it('of 1,000 answers of every door, none reveals a solution before it may travel', async () => {
  const learners = await Promise.all(Array.from({ length: 100 }, toldWithoutTheLastTry));
  const sum = (of: 'told' | 'early') => learners.reduce((total, one) => total + one[of], 0);
  expect({ told: sum('told'), early: sum('early') }).toEqual({ told: 1_000, early: 0 });
});
