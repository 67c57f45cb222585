import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { AppError } from '@nivel/contracts/kernel/app-error';
import { answerRepetition } from '@nivel/contracts/learning/answer-repetition.operation';
import { checkAnswer } from '@nivel/contracts/learning/check-answer.operation';
import { listRepetitions } from '@nivel/contracts/learning/list-repetitions.operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { readDashboard } from '@nivel/contracts/learning/read-dashboard.operation';
import { setRepetitionLimit } from '@nivel/contracts/learning/set-repetition-limit.operation';
import { submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import {
  aContentTree,
  aLevel,
  aModule,
  anExercisesPart,
  idOf,
  parts,
  rightAnswers,
  wrongAnswers,
} from '../../test/a-curriculum.ts';
import { BillingService } from '../../test/billing-service.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';

const DAY = 86_400;
const locked = idOf('c', 71);
const tree = aContentTree();
const withLocked = {
  ...tree,
  levels: tree.levels.map((level) =>
    level.id === 'X300' ? aLevel('X300', [aModule(1, [anExercisesPart(locked, 1)], { id: idOf('b', 71) })]) : level,
  ),
};
let learning: LearningUnderTest;
let billing: BillingService;
beforeAll(async () => {
  learning = await LearningUnderTest.start({ replicas: 2 });
  billing = await BillingService.start(learning);
  await learning.importTree(withLocked);
});
afterAll(async () => {
  await billing.owner.stop();
  await learning.stop();
});

/** A learner who handed a set in with two wrong answers, a day ago. */
const aLearnerWhoMissed = async (): Promise<Person> => {
  const learner = await learning.person();
  await learner.ask(openPart, { part_id: parts.exercises });
  await learner.ask(submitExercise, { part_id: parts.exercises, answers: wrongAnswers });
  learning.clock.pass(DAY);
  return learner;
};
const answering = (item_id: keyof typeof rightAnswers, answer: string | number = rightAnswers[item_id]) => ({
  ...{ answer_id: v7(), part_id: parts.exercises, item_id, answer },
});
const list = (learner: Person) => learner.ask(listRepetitions, {});
const asked = async (learner: Person) => (await list(learner)).questions.map(({ item }) => item.id).toSorted();

describe('the daily repetition', () => {
  it('asks missed questions from the next day on, without the solution', async () => {
    const learner = await learning.person();
    expect(await list(learner)).toEqual({
      day: { left: 0, answeredToday: 0, dailyLimit: 20, isDayFull: false, nextOn: null },
      questions: [],
    });
    await learner.ask(openPart, { part_id: parts.exercises });
    const answers = { ...wrongAnswers, cuanto: rightAnswers.cuanto };
    await learner.ask(submitExercise, { part_id: parts.exercises, answers });
    expect(await list(learner)).toMatchObject({ day: { left: 0, nextOn: '2026-11-17' }, questions: [] });
    learning.clock.pass(DAY);
    const listed = await list(learner);
    expect(listed.day).toMatchObject({ left: 1, isDayFull: false, nextOn: null });
    expect(listed.questions).toMatchObject([{ partId: parts.exercises, levelId: 'X100', item: { id: 'una' } }]);
    expect(JSON.stringify(listed)).not.toMatch(/correct|feedback|Es esa|Esa no/);
  });

  it('grades one answer, tells the solution with it, and sets the next day', async () => {
    const learner = await aLearnerWhoMissed();
    const right = await learner.ask(answerRepetition, answering('cuanto'));
    expect(right).toMatchObject({
      graded: { isCorrect: true, triesLeft: 0, solution: '3' },
      day: { left: 1, answeredToday: 1 },
    });
    const wrong = await learner.ask(answerRepetition, answering('una', 'no'));
    expect(wrong.graded).toMatchObject({ isCorrect: false, triesLeft: 0 });
    expect(wrong.graded.options.filter(({ isRight }) => isRight)).toMatchObject([{ id: 'si', feedback: 'Es esa' }]);
    expect(wrong.backOn < right.backOn).toBe(true);
    expect(await list(learner)).toMatchObject({ day: { left: 0, answeredToday: 2, isDayFull: false }, questions: [] });
    learning.clock.pass(DAY);
    expect(await asked(learner)).toEqual(['una']);
  });

  it('gives no points, no skill and no day of the streak', async () => {
    const learner = await aLearnerWhoMissed();
    const { repetition: before, ...earned } = await learner.ask(readDashboard, {});
    expect(before).toMatchObject({ left: 2 });
    await learner.ask(answerRepetition, answering('una'));
    const { repetition: after, ...unchanged } = await learner.ask(readDashboard, {});
    expect(unchanged).toEqual(earned);
    expect(after).toMatchObject({ left: 1, answeredToday: 1 });
  });

  it('refuses questions that are not due, invalid, locked or unknown', async () => {
    const learner = await aLearnerWhoMissed();
    const refusal = async (input: object) => (await learner.refusal(answerRepetition, input)).code;
    expect(await refusal(answering('una', ' '))).toBe('answers_missing');
    expect(await refusal(answering('cuanto', 'tres'))).toBe('answers_unfit');
    expect(await refusal({ ...answering('una'), item_id: 'otra' })).toBe('answers_unfit');
    expect(await refusal({ ...answering('una'), part_id: parts.text })).toBe('wrong_part_type');
    expect(await refusal({ ...answering('una'), part_id: v7() })).toBe('part_not_found');
    expect(await refusal({ ...answering('una'), part_id: locked })).toBe('part_locked');
    await learner.ask(answerRepetition, answering('una'));
    expect(await refusal(answering('una'))).toBe('repetition_not_due');
    const other = await learning.person();
    expect(await other.refusal(answerRepetition, answering('una'))).toMatchObject({ code: 'part_not_opened' });
    await other.ask(openPart, { part_id: parts.exercises });
    expect(await other.refusal(answerRepetition, answering('una'))).toMatchObject({ code: 'repetition_not_due' });
  });

  it('asks nothing of a locked module, whatever is stored', async () => {
    const learner = await learning.person();
    await learning.owner.query(
      `INSERT INTO learning.repetitions (user_id, part_id, item_id, due_on, last_on) VALUES ($1, $2, 'una', '2026-11-01', '2026-10-31')`,
      [learner.userId, locked],
    );
    expect(await list(learner)).toMatchObject({ day: { left: 0, nextOn: null }, questions: [] });
  });

  it('asks nothing that a run still takes an answer to, and tells no solution of it', async () => {
    const learner = await learning.person();
    await learner.ask(openPart, { part_id: parts.exercises });
    const check = (answer: string) => learner.ask(checkAnswer, { part_id: parts.exercises, item_id: 'una', answer });
    await check('no');
    learning.clock.pass(DAY);
    expect(await asked(learner)).toEqual([]);
    expect(await learner.refusal(answerRepetition, answering('una'))).toMatchObject({ code: 'repetition_not_due' });
    await check('si');
    expect(await asked(learner)).toEqual(['una']);
  });

  it('brings a question back the next day when it is missed again in a set', async () => {
    const learner = await aLearnerWhoMissed();
    await learner.ask(answerRepetition, answering('una'));
    learning.clock.pass(DAY);
    expect(await asked(learner)).toEqual(['cuanto']);
    await learner.ask(submitExercise, { part_id: parts.exercises, answers: wrongAnswers });
    learning.clock.pass(DAY);
    expect(await asked(learner)).toEqual(['cuanto', 'una']);
  });
});

describe('an answer to a question that is due', () => {
  it('that was lost is answered again as the first time and counts once, another one under its id is refused', async () => {
    const learner = await aLearnerWhoMissed();
    const input = answering('una', 'no');
    const first = await learner.ask(answerRepetition, input);
    await learner.ask(answerRepetition, answering('cuanto'));
    await learning.importTree(tree);
    expect(await learner.ask(answerRepetition, input)).toEqual(first);
    await learning.importTree(withLocked);
    expect(await learner.refusal(answerRepetition, { ...input, answer: 'si' })).toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect(await list(learner)).toMatchObject({ day: { answeredToday: 2 } });
  });

  it('counts once, whatever comes at the same moment from several windows', async () => {
    const learner = await aLearnerWhoMissed();
    const same = answering('una');
    const inputs = [same, same, same, ...Array.from({ length: 5 }, () => answering('una'))];
    const outcomes = await Promise.allSettled(inputs.map((input) => learner.ask(answerRepetition, input)));
    const codes = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as AppError).definition.code] : [],
    );
    expect(new Set(codes)).toEqual(new Set(['repetition_not_due']));
    const stored = 'SELECT answers FROM repetitions WHERE user_id = $1 AND item_id = $2';
    expect(await learning.rows(stored, [learner.userId, 'una'])).toEqual([{ answers: 1 }]);
    expect(await list(learner)).toMatchObject({ day: { answeredToday: 1, left: 1 } });
  });

  it('is not taken on a day that is full, at several windows neither, and is on the next one', async () => {
    const learner = await aLearnerWhoMissed();
    expect(await learner.ask(setRepetitionLimit, { daily_limit: 1 })).toEqual({ daily_limit: 1 });
    expect(await list(learner)).toMatchObject({ day: { left: 1, dailyLimit: 1 }, questions: [{}] });
    const outcomes = await Promise.allSettled(
      [answering('una'), answering('cuanto')].map((input) => learner.ask(answerRepetition, input)),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { day } = await list(learner);
    expect(day).toMatchObject({ left: 0, isDayFull: true, answeredToday: 1 });
    const [waiting = answering('una')] = outcomes.flatMap((one, nth) =>
      one.status === 'rejected' ? [answering(nth === 0 ? 'una' : 'cuanto')] : [],
    );
    // Noon in Mexico: twelve hours are left of the day.
    expect(await learner.refusal(answerRepetition, waiting)).toEqual({
      code: 'repetition_day_full',
      details: { retryAfterSeconds: 12 * 3_600 },
    });
    learning.clock.pass(12 * 3_600 - 1);
    expect(await asked(learner)).toEqual([]);
    learning.clock.pass(1);
    expect(await asked(learner)).toHaveLength(1);
    learning.clock.pass(12 * 3_600);
  });
});

it('a limit is a number from 1 to 100', async () => {
  const learner = await learning.person();
  for (const daily_limit of [0, 101, 2.5])
    expect(await learner.refusal(setRepetitionLimit, { daily_limit })).toMatchObject({ code: 'invalid_input' });
});

it('a question that is no longer taught is not asked', async () => {
  const learner = await aLearnerWhoMissed();
  const [level, ...levels] = tree.levels;
  if (level === undefined) throw new Error('the test curriculum has a first level');
  const [module, ...modules] = level.modules;
  if (module === undefined) throw new Error('the first level has a first module');
  const shorter = { ...module, parts: module.parts.filter(({ id }) => id !== parts.exercises) };
  await learning.importTree({ ...tree, levels: [{ ...level, modules: [shorter, ...modules] }, ...levels] });
  expect(await list(learner)).toMatchObject({ day: { left: 0, nextOn: null }, questions: [] });
  await learning.importTree(withLocked);
  expect(await asked(learner)).toEqual(['cuanto', 'una']);
});

it('goes with the account', async () => {
  const learner = await aLearnerWhoMissed();
  await learner.ask(answerRepetition, answering('una'));
  await learner.ask(setRepetitionLimit, { daily_limit: 5 });
  await learning.tell(accountDeleted, { userId: learner.userId }, { version: 2 });
  const rows = async () => {
    const tables = ['repetitions', 'repetition_answers', 'repetition_learners'];
    const counts = tables.map((table) => learning.rows(`SELECT 1 FROM ${table} WHERE user_id = $1`, [learner.userId]));
    return (await Promise.all(counts)).flat().length;
  };
  await waitUntil(async () => (await rows()) === 0);
});
