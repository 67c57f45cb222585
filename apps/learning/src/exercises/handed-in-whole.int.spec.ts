import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { AppError } from '@nivel/contracts/kernel/app-error';
import type { PartContent } from '@nivel/contracts/learning/content/part';
import { answerRepetition } from '@nivel/contracts/learning/answer-repetition.operation';
import { checkAnswer } from '@nivel/contracts/learning/check-answer.operation';
import { listRepetitions } from '@nivel/contracts/learning/list-repetitions.operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { readCurriculumParts } from '@nivel/contracts/learning/read-curriculum-parts.operation';
import { submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import type { Person } from '@nivel/testing/caller';
import { aContentTree, aModule, anExercisesPart, idOf } from '../../test/a-curriculum.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';

const final = idOf('c', 40);
const whole = idOf('c', 41);
const feedback = { right: 'Bien', wrong: 'Todavía no' };
const pool = ['a', 'b', 'c', 'd'].map((id, index) => ({
  ...{ id, type: 'number' as const, prompt: id, weight: 1, value: index, tolerance: 0, feedback },
}));
const valueOf = new Map(pool.map(({ id, value }) => [id, value]));
const TRIED_LEARNERS = Number(process.env['TRIED_LEARNERS'] ?? 10);
let learning: LearningUnderTest;

const aWholeSet = (id: string, body: object): PartContent =>
  ({ ...anExercisesPart(id, Number(id.slice(-2))), body: { passMark: 0.7, items: pool, ...body } }) as PartContent;

beforeAll(async () => {
  learning = await LearningUnderTest.start({ replicas: 2 });
  const tree = aContentTree();
  const [first, ...levels] = tree.levels;
  if (first === undefined) throw new Error('the test curriculum has a first level');
  const sets = [aWholeSet(final, { kind: 'final', draw: 2 }), aWholeSet(whole, { kind: 'review' })];
  const module = aModule(8, sets, { id: idOf('b', 40) });
  await learning.importTree({ ...tree, levels: [{ ...first, modules: [...first.modules, module] }, ...levels] });
});
afterAll(() => learning.stop());

const open = async (learner: Person, part_id = final) => {
  const opened = await learner.ask(openPart, { part_id });
  const items = opened.content.type === 'exercises' ? opened.content.items : [];
  return { ...opened, ids: items.map(({ id }) => id) };
};
const answersTo = (ids: readonly string[], error = 0) =>
  Object.fromEntries(ids.map((id) => [id, (valueOf.get(id) ?? 0) + error]));
const submit = (
  learner: Person,
  ids: readonly string[],
  more: { run?: number; attempt_id?: string; error?: number } = {},
) => {
  const { error = 0, ...rest } = more;
  return learner.ask(submitExercise, { part_id: final, answers: answersTo(ids, error), ...rest });
};
/** The requests of a client that searches repeated questions for solutions. */
const repeating = (item_id = '') => ({ answer_id: v7(), part_id: final, item_id, answer: valueOf.get(item_id) ?? 0 });
/** Opens the next run and hands it in. */
const handIn = async (learner: Person, error = 0) => {
  const { ids, run } = await open(learner);
  return submit(learner, ids, { run: run?.number ?? 0, error });
};
const codes = async (requests: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(requests))
    .map((one) => (one.status === 'fulfilled' ? 'ok' : (one.reason as AppError).definition.code))
    .toSorted();

describe('a set that is handed in whole', () => {
  it('shows the same items at every opening, reveals nothing about one answer, and the solutions with the result', async () => {
    const learner = await learning.person();
    const first = await open(learner);
    expect(first).toMatchObject({ content: { kind: 'final' }, run: { number: 1, leftToday: 3 }, tried: [] });
    expect(first.ids).toHaveLength(2);
    for (let again = 0; again < 4; again += 1) expect((await open(learner)).ids).toEqual(first.ids);
    const [one = ''] = first.ids;
    const single = { part_id: final, item_id: one, answer: 1 };
    expect(await learner.refusal(checkAnswer, single)).toMatchObject({ code: 'handed_in_whole' });
    const missing = { part_id: final, answers: answersTo([one]) };
    expect(await learner.refusal(submitExercise, missing)).toMatchObject({ code: 'answers_missing' });
    const other = pool.map(({ id }) => id).filter((id) => !first.ids.includes(id));
    const more = { part_id: final, answers: answersTo([...first.ids, ...other]) };
    expect(await learner.refusal(submitExercise, more)).toMatchObject({ code: 'answers_unfit' });
    const result = await submit(learner, first.ids, { error: 1 });
    expect(result).toMatchObject({ attempt: 1, score: 0, isPassed: false, leftToday: 2 });
    expect(result.items.map(({ solution, triesLeft }) => [solution, triesLeft])).toEqual(
      first.ids.map((id) => [String(valueOf.get(id)), 0]),
    );
  });

  it('draws new items, before any repeats', async () => {
    const learner = await learning.person();
    const runs: string[][] = [];
    for (let run = 0; run < 3; run += 1) {
      runs.push((await open(learner)).ids);
      await handIn(learner);
    }
    expect([...(runs[0] ?? []), ...(runs[1] ?? [])].toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(new Set(runs[2]).size).toBe(2);
  });

  it("is handed in three times on the learner's own day, and again on the next one", async () => {
    const learner = await learning.person();
    const begun = learning.clock.at;
    const left = [await handIn(learner, 1), await handIn(learner), await handIn(learner, 1)].map(
      (one) => one.leftToday,
    );
    expect(left).toEqual([2, 1, 0]);
    expect(await open(learner)).toMatchObject({ ids: [], run: { number: 4, leftToday: 0 }, view: { bestScore: 1 } });
    const midnight = Date.parse('2026-11-17T06:00:00Z');
    learning.clock.at = midnight - 1_000;
    expect((await open(learner)).ids).toEqual([]);
    learning.clock.at = midnight;
    expect(await handIn(learner)).toMatchObject({ attempt: 4, leftToday: 2 });
    learning.clock.at = begun;
  });

  it('states when the next day starts', async () => {
    const learner = await learning.person();
    await open(learner, whole);
    const request = { part_id: whole, answers: answersTo(['a', 'b', 'c', 'd']) };
    for (let run = 0; run < 3; run += 1) await learner.ask(submitExercise, request);
    const seconds = (Date.parse('2026-11-17T06:00:00Z') - learning.clock.at) / 1_000;
    expect(await learner.refusal(submitExercise, request)).toEqual({
      code: 'no_runs_left',
      details: { retryAfterSeconds: seconds },
    });
  });

  it('is handed in once by two tabs that answer the same run, and once by an answer that was lost', async () => {
    const learner = await learning.person();
    const { ids } = await open(learner);
    const twice = await codes([submit(learner, ids, { run: 1, error: 1 }), submit(learner, ids, { run: 1 })]);
    expect(twice).toEqual(['ok', 'run_handed_in']);
    const next = await open(learner);
    const attempt = { run: 2, attempt_id: v7() };
    const results = await Promise.all(Array.from({ length: 6 }, () => submit(learner, next.ids, attempt)));
    for (const result of results) expect(result).toEqual(results[0]);
    expect((await open(learner)).run).toEqual({ number: 3, leftToday: 1 });
  });

  it('is handed in three times also when a client asks both replicas at once, without naming a run', async () => {
    const learner = await learning.person();
    await open(learner, whole);
    const answers = answersTo(['a', 'b', 'c', 'd']);
    const requests = Array.from({ length: 12 }, () => learner.ask(submitExercise, { part_id: whole, answers }));
    expect(await codes(requests)).toEqual([...Array.from({ length: 9 }, () => 'no_runs_left'), 'ok', 'ok', 'ok']);
  });

  it('reveals nothing of answers that were stored by a process that died before it stored the run', async () => {
    const learner = await learning.person();
    const { ids } = await open(learner);
    for (const id of ids) {
      await learning.owner.query('INSERT INTO item_tries VALUES ($1, $2, 1, $3, 1, $4, 0, $5)', [
        ...[learner.userId, final, id, '99', new Date(learning.clock.at)],
      ]);
      await learning.owner.query('INSERT INTO repetitions VALUES ($1, $2, $3, $4, $4)', [
        ...[learner.userId, final, id, '2026-11-01'],
      ]);
    }
    expect(await learner.ask(listRepetitions, {})).toMatchObject({ day: { left: 0 }, questions: [] });
    expect(await learner.refusal(answerRepetition, repeating(ids[0]))).toMatchObject({ code: 'repetition_not_due' });
    expect(await open(learner)).toMatchObject({ tried: [], run: { number: 1, leftToday: 3 }, ids });
    expect(await submit(learner, ids, { run: 1 })).toMatchObject({ attempt: 1, score: 0 });
  });

  it('is refused at every other door', async () => {
    const learner = await learning.person();
    const { rows } = await learner.ask(readCurriculumParts, {});
    expect(rows.find((row) => row['id'] === final)?.['content']).toMatchObject({ kind: 'final', items: [] });
  });

  it(`tells in ${10 * TRIED_LEARNERS} answers of every door no solution and no verdict before it is handed in`, async () => {
    const toldBefore = async (): Promise<string[]> => {
      const learner = await learning.person();
      const { ids } = await open(learner);
      const [id = ''] = ids;
      const refused = [
        await learner.refusal(checkAnswer, { part_id: final, item_id: id, answer: valueOf.get(id) ?? 0 }),
        await learner.refusal(checkAnswer, { part_id: final, item_id: id, answer: 99 }),
        await learner.refusal(submitExercise, { part_id: final, answers: answersTo([id]) }),
        await learner.refusal(submitExercise, { part_id: final, answers: answersTo(ids), run: 2 }),
        await learner.refusal(answerRepetition, repeating(id)),
      ];
      const opened = await Promise.all([1, 2, 3].map(() => open(learner)));
      const { rows } = await learner.ask(readCurriculumParts, {});
      const table = rows.find((row) => row['id'] === final);
      const repeated = await learner.ask(listRepetitions, {});
      return [...refused, ...opened, table, repeated].map((one) => JSON.stringify(one));
    };
    const told = (await Promise.all(Array.from({ length: TRIED_LEARNERS }, toldBefore))).flat();
    expect(told).toHaveLength(10 * TRIED_LEARNERS);
    expect(told.filter((one) => /"(value|isCorrect|solution|feedback|score|credit)"/.test(one))).toEqual([]);
  });
});
