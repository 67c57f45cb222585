import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { completePart } from '@nivel/contracts/learning/complete-part.operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { readDashboard } from '@nivel/contracts/learning/read-dashboard.operation';
import { readModule } from '@nivel/contracts/learning/read-module.operation';
import { recordReading } from '@nivel/contracts/learning/record-reading.operation';
import { recordWatch } from '@nivel/contracts/learning/record-watch.operation';
import { submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import type { Person } from '@nivel/testing/caller';
import { achievements, modules, parts, rightAnswers, wrongAnswers } from '../../test/a-curriculum.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';

let learning: LearningUnderTest;

beforeAll(async () => {
  learning = await LearningUnderTest.start();
});
afterAll(() => learning.stop());

const readText = async (learner: Person, partId: string): Promise<void> => {
  await learner.ask(openPart, { part_id: partId });
  learning.clock.pass(6);
  await learner.ask(recordReading, { part_id: partId });
};

describe('completing a part', () => {
  it('is refused, naming what is missing, until the evidence is stored', async () => {
    const learner = await learning.person();
    const complete = { part_id: parts.text };
    expect(await learner.refusal(completePart, { part_id: v7() })).toMatchObject({ code: 'part_not_found' });
    expect(await learner.refusal(completePart, complete)).toMatchObject({ code: 'part_not_opened' });
    await learner.ask(openPart, complete);
    expect(await learner.refusal(completePart, complete)).toMatchObject({ code: 'text_not_read' });
    learning.clock.pass(3);
    expect(await learner.ask(recordReading, complete)).toMatchObject({ secondsLeft: 2 });
    expect(await learner.refusal(completePart, complete)).toEqual({
      code: 'text_too_early',
      details: { secondsLeft: 2 },
    });
    learning.clock.pass(2);
    expect(await learner.ask(completePart, complete)).toMatchObject({
      points: 10,
      totalPoints: 10,
      percentage: 33.33,
      skill: { name: 'Machine Learning', gain: 1, value: 1, isNew: false },
      streak: { days: 1, freezes: 0, freezesUsed: 0 },
    });
  });

  it('counts a video only when it was watched, not when the report is quicker than any player', async () => {
    const learner = await learning.person();
    await learner.ask(openPart, { part_id: parts.video });
    const watch = (ranges: [number, number][]) =>
      learner.ask(recordWatch, { part_id: parts.video, ranges, position: 50 });
    const all = { part_id: parts.video, ranges: [[0, 100]], position: 100 };
    expect(await learner.refusal(recordWatch, all)).toMatchObject({ code: 'watch_implausible' });
    learning.clock.pass(40);
    expect(
      await watch([
        [0, 50],
        [40, 60],
      ]),
    ).toMatchObject({ watchedSeconds: 60, isEnough: false });
    expect(await learner.refusal(completePart, { part_id: parts.video })).toEqual({
      code: 'video_not_watched',
      details: { watchedShare: 0.6, neededShare: 0.9 },
    });
    expect(await watch([[70, 500]])).toMatchObject({ watchedSeconds: 90, watchedShare: 0.9, isEnough: true });
    expect(await learner.ask(completePart, { part_id: parts.video })).toMatchObject({ points: 20 });
  });

  it('needs a passed attempt for exercises, and shows solutions only after one', async () => {
    const learner = await learning.person();
    const { content } = await learner.ask(openPart, { part_id: parts.exercises });
    expect(JSON.stringify(content)).not.toMatch(/correct|feedback|"value"|tolerance/);
    const submit = (answers: Record<string, string | number>) =>
      learner.ask(submitExercise, { part_id: parts.exercises, answers });
    expect(await learner.refusal(submitExercise, { part_id: parts.exercises, answers: { una: 'si' } })).toEqual({
      code: 'answers_missing',
      details: { missing: ['cuanto'] },
    });
    expect(await submit(wrongAnswers)).toMatchObject({ attempt: 1, score: 0, isPassed: false });
    expect(await learner.refusal(completePart, { part_id: parts.exercises })).toMatchObject({
      code: 'exercises_not_passed',
      details: { bestScore: 0, passMark: 0.7 },
    });
    expect(await submit(rightAnswers)).toMatchObject({ attempt: 2, score: 1, isPassed: true, bestScore: 1 });
    expect(await submit(wrongAnswers)).toMatchObject({ attempt: 3, score: 0, bestScore: 1 });
    const attempt = { part_id: parts.exercises, answers: wrongAnswers, attempt_id: v7() };
    const [first, second] = await Promise.all([1, 2].map(() => learner.ask(submitExercise, attempt)));
    expect(second).toEqual(first);
    expect(await submit(rightAnswers)).toMatchObject({ attempt: 5 });
    expect(await learner.ask(completePart, { part_id: parts.exercises })).toMatchObject({
      points: 30,
      // The best run passes; the skill shows the first one, in which nothing was right.
      skill: { name: 'IA Aplicada', gain: 0, value: 0 },
    });
  });

  it('raises the skill by the score of the first run, also after another process and in a later run', async () => {
    const learner = await learning.person();
    await learner.ask(openPart, { part_id: parts.exercises });
    const submit = (answers: Record<string, string | number>) =>
      learner.ask(submitExercise, { part_id: parts.exercises, answers });
    const half = await submit({ ...wrongAnswers, una: rightAnswers.una });
    expect(half.firstScore).toBe(half.score);
    const better = await submit(rightAnswers);
    expect(better).toMatchObject({ attempt: 2, score: 1, bestScore: 1, firstScore: half.score });
    const { rows } = await learning.owner.query(
      'SELECT first_score::float8 AS first, best_score::float8 AS best FROM part_views WHERE user_id = $1',
      [learner.userId],
    );
    expect(rows).toEqual([{ first: half.score, best: 1 }]);
    // Reading progress loads the learner again.
    await learner.ask(readDashboard, {});
    const { skill } = await learner.ask(completePart, { part_id: parts.exercises });
    expect(skill.gain).toBe(Math.round(300 * half.score) / 100);
  });

  it('leads through the whole path: module, prerequisite, achievements to a fixed point, level', async () => {
    const learner = await learning.person();
    expect(await learner.refusal(openPart, { part_id: parts.second[0] })).toMatchObject({
      code: 'part_locked',
      details: { reason: 'prerequisites', moduleIds: [modules.first] },
    });
    expect(await learner.refusal(completePart, { part_id: parts.deep })).toMatchObject({
      code: 'part_locked',
      details: { reason: 'level', levelId: 'X100', modulesCompleted: 0, modulesNeeded: 2 },
    });
    await learner.ask(openPart, { part_id: parts.video });
    learning.clock.pass(60);
    await learner.ask(recordWatch, { part_id: parts.video, ranges: [[0, 100]], position: 100 });
    await learner.ask(completePart, { part_id: parts.video });
    await readText(learner, parts.text);
    await learner.ask(completePart, { part_id: parts.text });
    await learner.ask(openPart, { part_id: parts.exercises });
    await learner.ask(submitExercise, { part_id: parts.exercises, answers: rightAnswers });
    const last = await learner.ask(completePart, { part_id: parts.exercises });
    // 60 points, 40 for the first module, which makes 100 and so 5 more.
    expect(last).toMatchObject({ moduleCompleted: true, modulesCompleted: 1, totalPoints: 105, percentage: 100 });
    expect(last.achievements.map(({ id }) => id)).toEqual([achievements.firstModule, achievements.hundred]);
    expect(last.nextPartId).toBe(parts.second[0]);
    for (const id of parts.second) {
      await readText(learner, id);
      const result = await learner.ask(completePart, { part_id: id });
      expect(result.unlockedLevels).toEqual(id === parts.second[1] ? ['X200'] : []);
    }
    await readText(learner, parts.deep);
    const deep = await learner.ask(completePart, { part_id: parts.deep });
    expect(deep).toMatchObject({
      skill: { name: 'Deep Learning', value: 1 },
      // X300 is empty: unlocked, but nothing to publish.
      unlockedLevels: [],
      nextPartId: null,
    });
    const { rows } = await learning.owner.query('SELECT unlocked_levels FROM user_progress WHERE user_id = $1', [
      learner.userId,
    ]);
    expect(rows).toEqual([{ unlocked_levels: ['X200', 'X300'] }]);
    const dashboard = await learner.ask(readDashboard, {});
    expect(dashboard).toMatchObject({ totalPoints: 135, currentLevel: 'X200', modulesCompleted: 3, next: null });
    expect(dashboard.pointsByDay.at(-1)?.points).toBe(135);
    expect(await learner.ask(readModule, { id: modules.first })).toMatchObject({ state: 'done', percentage: 100 });
  });

  it('a repeated call answers the same and counts nothing', async () => {
    const learner = await learning.person();
    await readText(learner, parts.text);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => learner.ask(completePart, { part_id: parts.text })),
    );
    learning.clock.pass(100);
    results.push(await learner.ask(completePart, { part_id: parts.text, occurred_at: '2026-01-01T00:00:00Z' }));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    const { rows } = await learning.owner.query(
      `SELECT (SELECT count(*)::int FROM part_completions WHERE user_id = $1) AS ledger,
        (SELECT total_points FROM user_progress WHERE user_id = $1) AS points,
        (SELECT count(*)::int FROM learning.outbox WHERE payload LIKE '%' || $1 || '%' AND subject LIKE '%part.completed%') AS told`,
      [learner.userId],
    );
    expect(rows).toEqual([{ ledger: 1, points: 10, told: 1 }]);
  });

  it('saved together with others fails alone when Postgres refuses it', async () => {
    const learners = await Promise.all(Array.from({ length: 12 }, () => learning.person()));
    for (const learner of learners) await readText(learner, parts.text);
    const [unlucky, ...others] = learners as [Person, ...Person[]];
    await learning.owner.query(`CREATE FUNCTION learning.refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF NEW.user_id = '${unlucky.userId}' THEN RAISE EXCEPTION 'refused'; END IF; RETURN NEW; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON learning.part_completions FOR EACH ROW EXECUTE FUNCTION learning.refuse()`);
    const complete = { part_id: parts.text };
    const [refused, ...settled] = await Promise.allSettled(learners.map((one) => one.ask(completePart, complete)));
    await learning.owner.query('DROP FUNCTION learning.refuse CASCADE');
    expect(refused?.status).toBe('rejected');
    expect(settled.map(({ status }) => status)).toEqual(others.map(() => 'fulfilled'));
    expect(await unlucky.ask(completePart, complete)).toMatchObject({ points: 10, totalPoints: 10 });
    const { rows } = await learning.owner.query(
      'SELECT user_id FROM learning.part_completions WHERE user_id = ANY($1)',
      [learners.map(({ userId }) => userId)],
    );
    expect(rows).toHaveLength(12);
  });
});
