import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { factSubject } from '@nivel/contracts/kernel/fact';
import { completePart } from '@nivel/contracts/learning/complete-part.operation';
import { partCompleted } from '@nivel/contracts/learning/part-completed.fact';
import { readUserProgress } from '@nivel/contracts/learning/read-user-progress.operation';
import type { Person } from '@nivel/testing/caller';
import { rules } from '../../test/a-learner.ts';
import { achievements, parts } from '../../test/a-curriculum.ts';
import { seedViews } from '../../test/seed-views.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';
import { CurriculumRepository } from '../curriculum/curriculum.repository.ts';
import { rebuildLearner } from './rebuild.repository.ts';

/** Learners of each test; `npm run soak -- DAT-2` takes more. */
const LEARNERS = Number(process.env['LEARNERS'] ?? 20);
const ROUNDS = Number(process.env['ROUNDS'] ?? 40);

let learning: LearningUnderTest;

beforeAll(async () => {
  // Two replicas that share nothing but the database, as in a cluster.
  learning = await LearningUnderTest.start({ replicas: 2 });
});
afterAll(() => learning.stop());

const all = [parts.video, parts.text, parts.exercises, ...parts.second, parts.deep];
const points: Record<string, number> = { [parts.video]: 20, [parts.exercises]: 30 };
const pointsOf = (id: string): number => points[id] ?? 10;
const learners = async (count: number): Promise<Person[]> => {
  const list = await Promise.all(Array.from({ length: count }, () => learning.person()));
  await seedViews(
    learning.owner,
    list.map(({ userId }) => userId),
    all,
    learning.clock.now(),
  );
  return list;
};
/** Runs work for each, some at a time. */
const inTurn = async <T>(list: readonly T[], width: number, work: (one: T) => Promise<void>): Promise<void> => {
  const queue = [...list];
  const run = async (): Promise<void> => {
    for (let one = queue.pop(); one !== undefined; one = queue.pop()) await work(one);
  };
  await Promise.all(Array.from({ length: width }, run));
};

/** The expected progress of a learner, computed from the list of completed parts without the service's code. */
const reference = (completed: ReadonlySet<string>) => {
  const first = [parts.video, parts.text, parts.exercises].every((id) => completed.has(id));
  const second = parts.second.every((id) => completed.has(id));
  const modulesCompleted = [first, second, completed.has(parts.deep)].filter(Boolean).length;
  let total = [...completed].reduce((sum, id) => sum + pointsOf(id), 0);
  const held = [];
  if (modulesCompleted > 0) {
    total += 40;
    held.push(achievements.firstModule);
  }
  if (total >= 100) {
    total += 5;
    held.push(achievements.hundred);
  }
  return { total, modulesCompleted, held: held.toSorted(), ledger: completed.size };
};

const stateOf = async (userIds: readonly string[]) => {
  const { rows } = await learning.owner.query<{
    user_id: string;
    total: number;
    modulesCompleted: number;
    held: string[];
    ledger: number;
    told: number;
    moduleFacts: number;
    rowsDone: number;
  }>(
    `SELECT p.user_id, p.total_points AS total, p.modules_completed AS "modulesCompleted",
      ARRAY(SELECT achievement_id::text FROM user_achievements a WHERE a.user_id = p.user_id ORDER BY 1) AS held,
      (SELECT count(*)::int FROM part_completions c WHERE c.user_id = p.user_id) AS ledger,
      (SELECT count(*)::int FROM module_progress m WHERE m.user_id = p.user_id AND m.is_completed) AS "rowsDone",
      f.told, f."moduleFacts"
    FROM user_progress p LEFT JOIN (
      SELECT payload::json ->> 'userId' AS user_id,
        count(*) FILTER (WHERE subject = '${factSubject(partCompleted)}')::int AS told,
        count(*) FILTER (WHERE subject = 'evt.learning.module.completed.v1.live')::int AS "moduleFacts"
      FROM learning.outbox GROUP BY 1
    ) f ON f.user_id = p.user_id::text
    WHERE p.user_id = ANY ($1)`,
    [userIds],
  );
  return new Map(rows.map(({ user_id, ...row }) => [user_id, row]));
};

describe('DAT-1 (quick)', () => {
  it(`${LEARNERS * 5} completions, each asked three times at once through two replicas, are counted once: 0 wrong`, async () => {
    const list = await learners(LEARNERS);
    const completed = new Map(list.map(({ userId }) => [userId, new Set<string>()]));
    await inTurn(list, 16, async (learner) => {
      for (const part_id of all.slice(0, 5)) {
        const results = await Promise.all([1, 2, 3].map(() => learner.ask(completePart, { part_id })));
        expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
        completed.get(learner.userId)?.add(part_id);
      }
    });
    const states = await stateOf(list.map(({ userId }) => userId));
    const wrong = list.filter(({ userId }) => {
      const expected = reference(completed.get(userId) ?? new Set());
      const { told, moduleFacts, rowsDone, ...state } = states.get(userId) ?? { told: 0, moduleFacts: 0, rowsDone: 0 };
      const isSame = JSON.stringify(state) === JSON.stringify(expected);
      return !isSame || told !== 5 || moduleFacts !== 2 || rowsDone !== 2;
    });
    expect(wrong).toEqual([]);
  });
});

describe('DAT-2', () => {
  it(`two clients finish the last two parts of a module together: completed once, unlocked once, 0 wrong of ${ROUNDS}`, async () => {
    const list = await learners(ROUNDS);
    await inTurn(list, 16, async (learner) => {
      await learner.ask(completePart, { part_id: parts.video });
      const last = await Promise.all(
        [parts.text, parts.exercises].map((part_id) => learner.ask(completePart, { part_id })),
      );
      expect(last.filter(({ moduleCompleted }) => moduleCompleted)).toHaveLength(1);
    });
    const states = await stateOf(list.map(({ userId }) => userId));
    const expected = { ...reference(new Set(all.slice(0, 3))), told: 3, moduleFacts: 1, rowsDone: 1 };
    const wrong = list.filter(({ userId }) => {
      const state = states.get(userId);
      return state === undefined || JSON.stringify({ ...expected, ...state }) !== JSON.stringify(expected);
    });
    expect(wrong).toEqual([]);
    const { rows } = await learning.owner.query(
      'SELECT count(*)::int AS twice FROM (SELECT 1 FROM user_achievements GROUP BY user_id, achievement_id HAVING count(*) > 1) t',
    );
    expect(rows).toEqual([{ twice: 0 }]);
  });
});

describe('the ledger', () => {
  it('only grows, for every caller', async () => {
    const [learner] = await learners(1);
    await learner?.ask(completePart, { part_id: parts.text });
    for (const sql of ['UPDATE part_completions SET points = 1000', 'DELETE FROM part_completions']) {
      await expect(learning.service.core.pool.query(sql)).rejects.toThrow(/permission denied/);
      await expect(learning.owner.query(sql)).rejects.toThrow(/only grows/);
    }
  });

  it('computes every aggregate again: a rebuild changes nothing, and repairs corrupted ones', async () => {
    const list = await learners(5);
    for (const [index, learner] of list.entries()) {
      for (const part_id of all.slice(0, index + 2)) {
        learning.clock.pass(40_000);
        await learner.ask(completePart, { part_id });
      }
    }
    const { work } = learning;
    const curriculum = await new CurriculumRepository().read(work.reads);
    const snapshot = async () => {
      const [progress, skills, begun] = await Promise.all([
        learning.owner.query(
          `SELECT user_id, total_points, current_level, unlocked_levels, modules_completed, achievements_unlocked,
            streak_days, streak_freezes, streak_last_day::text, last_activity FROM user_progress
          WHERE user_id = ANY ($1) ORDER BY 1`,
          [list.map(({ userId }) => userId)],
        ),
        learning.owner.query(
          'SELECT user_id, skill_name, skill_value FROM user_skills WHERE user_id = ANY ($1) ORDER BY 1, 2',
          [list.map(({ userId }) => userId)],
        ),
        learning.owner.query(
          `SELECT user_id, module_id, completion_percentage, parts_completed, exercise_answers, time_spent, is_completed,
            completed_at FROM module_progress WHERE user_id = ANY ($1) ORDER BY 1, 2`,
          [list.map(({ userId }) => userId)],
        ),
      ]);
      return { progress: progress.rows, skills: skills.rows, begun: begun.rows };
    };
    const before = await snapshot();
    expect(before.progress[4]).toMatchObject({ modules_completed: 3, current_level: 'X200' });
    await learning.owner.query(
      `UPDATE user_progress SET total_points = 1, streak_days = 99, modules_completed = 0, unlocked_levels = '{}' WHERE user_id = ANY ($1)`,
      [list.map(({ userId }) => userId)],
    );
    await learning.owner.query(`UPDATE user_skills SET skill_value = 77 WHERE user_id = $1`, [list[0]?.userId]);
    await learning.owner.query(
      `UPDATE module_progress SET is_completed = false, parts_completed = '{}' WHERE user_id = $1`,
      [list[4]?.userId],
    );
    for (const { userId } of list) await rebuildLearner(work, curriculum, userId, rules);
    expect(await snapshot()).toEqual(before);
    expect((await list[4]?.ask(readUserProgress, { columns: ['modules_completed'] }))?.rows).toEqual([
      { modules_completed: 3 },
    ]);
  });
});
