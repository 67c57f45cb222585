import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { AppError } from '@nivel/contracts/kernel/app-error';
import { checkAnswer } from '@nivel/contracts/learning/check-answer.operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import type { Person } from '@nivel/testing/caller';
import { aContentTree, anExercisesPart, idOf, parts, rightAnswers, wrongAnswers } from '../../test/a-curriculum.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';

const other = idOf('c', 4);
let learning: LearningUnderTest;

beforeAll(async () => {
  learning = await LearningUnderTest.start({ replicas: 2, env: { LEARNING_SAVE_ATTEMPTS: '60' } });
  const tree = aContentTree();
  const [first, ...levels] = tree.levels;
  const [module, ...modules] = first?.modules ?? [];
  if (first === undefined || module === undefined) throw new Error('the test curriculum has a first module');
  const longer = { ...module, parts: [...module.parts, anExercisesPart(other, 4)] };
  await learning.importTree({ ...tree, levels: [{ ...first, modules: [longer, ...modules] }, ...levels] });
});
afterAll(() => learning.stop());

const aLearnerWithOpenParts = async (): Promise<Person> => {
  const learner = await learning.person();
  for (const part_id of [parts.exercises, other]) await learner.ask(openPart, { part_id });
  return learner;
};
const submit = (learner: Person, part_id = parts.exercises) =>
  learner.ask(submitExercise, { part_id, answers: wrongAnswers });
const check = (learner: Person, part_id = parts.exercises) =>
  learner.ask(checkAnswer, { part_id, item_id: 'una', answer: 'no' });
const codes = async (asked: readonly Promise<unknown>[]): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const outcome of await Promise.allSettled(asked)) {
    const code = outcome.status === 'fulfilled' ? 'ok' : (outcome.reason as AppError).definition.code;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
};

describe('attempts at the exercises of a part', () => {
  it('are 30 in an hour: the next one is refused with the time to return, and accepted at other parts and an hour later', async () => {
    const learner = await aLearnerWithOpenParts();
    const begun = learning.clock.at;
    for (let attempt = 0; attempt < 30; attempt += 1) {
      await submit(learner);
      learning.clock.pass(60);
    }
    const refused = { part_id: parts.exercises, answers: wrongAnswers };
    expect(await learner.refusal(submitExercise, refused)).toEqual({
      code: 'too_many_tries',
      details: { retryAfterSeconds: 1_800 },
    });
    expect(await submit(learner, other)).toMatchObject({ attempt: 1 });
    learning.clock.at = begun + 3_600_000;
    expect(await submit(learner)).toMatchObject({ attempt: 31 });
    expect(await learner.refusal(submitExercise, refused)).toMatchObject({ details: { retryAfterSeconds: 60 } });
  });

  it('are 30 also when all come at once and at two replicas', async () => {
    const learner = await aLearnerWithOpenParts();
    const asked = Array.from({ length: 40 }, () => submit(learner));
    expect(await codes(asked)).toEqual({ ok: 30, too_many_tries: 10 });
    const { rowCount } = await learning.owner.query('SELECT 1 FROM learning.exercise_attempts WHERE user_id = $1', [
      learner.userId,
    ]);
    expect(rowCount).toBe(30);
  });

  it('that are repeated are answered again, also beyond the limit', async () => {
    const learner = await aLearnerWithOpenParts();
    const attempt = { part_id: parts.exercises, answers: wrongAnswers, attempt_id: v7() };
    const first = await learner.ask(submitExercise, attempt);
    for (let more = 1; more < 30; more += 1) await submit(learner);
    expect(await learner.ask(submitExercise, attempt)).toEqual(first);
  });

  it('with an id that belongs to other answers or to another part are refused, and change nothing', async () => {
    const learner = await aLearnerWithOpenParts();
    const attempt = { part_id: parts.exercises, answers: wrongAnswers, attempt_id: v7() };
    const first = await learner.ask(submitExercise, attempt);
    const [id, refused] = [v7(), { code: 'idempotency_key_reused', details: null }];
    expect(await learner.refusal(submitExercise, { ...attempt, answers: rightAnswers })).toEqual(refused);
    expect(await learner.refusal(submitExercise, { ...attempt, part_id: other })).toEqual(refused);
    const together = await Promise.allSettled(
      [wrongAnswers, rightAnswers].map((answers) =>
        learner.ask(submitExercise, { ...attempt, answers, attempt_id: id }),
      ),
    );
    expect(together.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await learner.ask(submitExercise, attempt)).toEqual(first);
  });
});

describe('checks of answers', () => {
  it('are 300 in an hour for a part, however they come', async () => {
    const learner = await aLearnerWithOpenParts();
    const asked = Array.from({ length: 310 }, () => check(learner));
    expect(await codes(asked)).toEqual({ ok: 300, too_many_tries: 10 });
    expect(await learner.refusal(checkAnswer, { part_id: parts.exercises, item_id: 'una', answer: 'no' })).toEqual({
      code: 'too_many_tries',
      details: { retryAfterSeconds: 3_600 },
    });
    expect(await check(learner, other)).toMatchObject({ isCorrect: false });
    learning.clock.pass(3_600);
    expect(await check(learner)).toMatchObject({ isCorrect: false });
  });
});
