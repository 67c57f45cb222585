import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations } from '@nivel/contracts/registry.generated';
import { completePart } from '@nivel/contracts/learning/complete-part.operation';
import { openPart } from '@nivel/contracts/learning/open-part.operation';
import { readAchievements } from '@nivel/contracts/learning/read-achievements.operation';
import { readCurriculumLevels } from '@nivel/contracts/learning/read-curriculum-levels.operation';
import { readCurriculumModules } from '@nivel/contracts/learning/read-curriculum-modules.operation';
import { needsToken } from '@nivel/contracts/kernel/policy';
import { readCurriculumParts } from '@nivel/contracts/learning/read-curriculum-parts.operation';
import { readModuleProgress } from '@nivel/contracts/learning/read-module-progress.operation';
import { readProfiles } from '@nivel/contracts/learning/read-profiles.operation';
import { readUserAchievements } from '@nivel/contracts/learning/read-user-achievements.operation';
import { readUserProgress } from '@nivel/contracts/learning/read-user-progress.operation';
import { readUserSkills } from '@nivel/contracts/learning/read-user-skills.operation';
import { submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import type { Person } from '@nivel/testing/caller';
import { aContentTree, achievements, modules, parts, rightAnswers } from '../../test/a-curriculum.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';

let learning: LearningUnderTest;
let learner: Person;
let stranger: Person;

beforeAll(async () => {
  learning = await LearningUnderTest.start();
  [learner, stranger] = [await learning.person(), await learning.person()];
  await learner.ask(openPart, { part_id: parts.exercises });
  await learner.ask(submitExercise, { part_id: parts.exercises, answers: rightAnswers });
  await learner.ask(completePart, { part_id: parts.exercises });
});
afterAll(() => learning.stop());

const filter = (column: string, op: 'eq' | 'gte' | 'in' | 'is' | 'neq', value: string | string[] | null | boolean) => ({
  column,
  op,
  value,
});

describe('a table', () => {
  it('shows the caller own rows, in the shape of its contract', async () => {
    const progress = await learner.ask(readUserProgress, {});
    expect(readUserProgress.table.row.parse(JSON.parse(JSON.stringify(progress.rows[0])))).toMatchObject({
      user_id: learner.userId,
      total_points: 30,
      streak_days: 1,
    });
    const [module] = (await learner.ask(readModuleProgress, {})).rows;
    expect(readModuleProgress.table.row.parse(module)).toMatchObject({
      module_id: modules.first,
      completion_percentage: 33.33,
      parts_completed: [parts.exercises],
      exercise_answers: { [parts.exercises]: rightAnswers },
      is_completed: false,
    });
    const skills = await learner.ask(readUserSkills, {
      columns: ['skill_name', 'skill_value'],
      order: [{ column: 'skill_value', descending: true }],
    });
    expect(skills.rows.slice(0, 2)).toEqual([
      { skill_name: 'Prompting', skill_value: 10 },
      { skill_name: 'IA Aplicada', skill_value: 3 },
    ]);
    expect((await learner.ask(readProfiles, {})).rows).toEqual([]);
  });

  it('never shows a row of another person, with any filter', async () => {
    const asLearner = [filter('user_id', 'eq', learner.userId)];
    for (const table of [readUserProgress, readUserSkills, readModuleProgress, readUserAchievements]) {
      expect((await stranger.ask(table, { filters: asLearner })).rows).toEqual([]);
      expect((await stranger.ask(table, { filters: [filter('user_id', 'neq', stranger.userId)] })).rows).toEqual([]);
    }
    expect((await learner.ask(readUserProgress, { filters: asLearner })).rows).toHaveLength(1);
  });

  it('of the curriculum shows active rows, in order, page by page, with the count', async () => {
    const levels = await stranger.ask(readCurriculumLevels, {
      columns: ['id'],
      filters: [filter('is_active', 'is', true), filter('order_index', 'gte', '1')],
      order: [{ column: 'order_index', descending: false }],
      limit: 2,
      offset: 1,
      count: true,
    });
    expect(levels).toEqual({ rows: [{ id: 'X200' }, { id: 'X300' }], total: 3 });
    const found = await stranger.ask(readCurriculumModules, { filters: [filter('id', 'in', [modules.second])] });
    expect(found.rows).toMatchObject([{ id: modules.second, prerequisites: [modules.first] }]);
    expect((await stranger.ask(readAchievements, { count: true })).total).toBe(4);
  });

  it('embeds the rows that a row refers to', async () => {
    await learning.importTree({
      ...aContentTree(),
      achievements: aContentTree().achievements.map((one) =>
        one.id === achievements.hundred ? { ...one, requirements: { total_points: 30 } } : one,
      ),
    });
    const rich = await learning.person();
    await rich.ask(openPart, { part_id: parts.exercises });
    await rich.ask(submitExercise, { part_id: parts.exercises, answers: rightAnswers });
    await rich.ask(completePart, { part_id: parts.exercises });
    const { rows } = await rich.ask(readUserAchievements, {
      columns: ['achievement_id'],
      embed: { achievements: ['title', 'points'] },
    });
    expect(rows).toEqual([{ achievement_id: achievements.hundred, achievements: { title: 'Cien puntos', points: 5 } }]);
    const [all] = (await rich.ask(readUserAchievements, { embed: { achievements: [] } })).rows;
    expect(readAchievements.table.row.safeParse(all?.['achievements']).success).toBe(true);
  });

  it('of parts shows contents of unlocked ones, and never a solution', async () => {
    const { rows } = await stranger.ask(readCurriculumParts, {});
    expect(rows).toHaveLength(6);
    for (const row of rows) readCurriculumParts.table.row.parse(row);
    const contentOf = (id: string) => rows.find((row) => row['id'] === id)?.['content'];
    expect(contentOf(parts.exercises)).toMatchObject({ type: 'exercises', passMark: 0.7 });
    expect(contentOf(parts.deep)).toBeNull();
    expect(contentOf(parts.second[0])).toBeNull();
    expect(JSON.stringify(rows)).not.toMatch(/"correct"|feedback|tolerance|Es esa/);
    const only = await stranger.ask(readCurriculumParts, {
      columns: ['content'],
      filters: [filter('type', 'eq', 'exercises')],
    });
    expect(Object.keys(only.rows[0] ?? {})).toEqual(['content']);
  });

  it('refuses columns, relations and values that cannot be, and leaks nothing through comparisons', async () => {
    const refusals = [
      [readUserProgress, { columns: ['version'] }],
      [readUserProgress, { columns: ['total_points"; DROP TABLE user_progress; --'] }],
      [readUserProgress, { columns: ['__proto__'] }],
      [readUserProgress, { order: [{ column: 'constructor', descending: true }] }],
      [readUserProgress, { filters: [filter('user_id', 'eq', 'x')] }],
      [readUserProgress, { filters: [filter('total_points', 'eq', 'NaN')] }],
      [readUserProgress, { filters: [filter('created_at', 'gte', '2026-02-31')] }],
      [readUserProgress, { filters: [filter('created_at', 'gte', '0000-01-01')] }],
      [readUserProgress, { embed: { achievements: [] } }],
      [readCurriculumParts, { filters: [filter('content', 'is', null)] }],
      [readCurriculumParts, { filters: [filter('body', 'is', null)] }],
      [readCurriculumParts, { order: [{ column: 'content', descending: false }] }],
      [readCurriculumParts, { unknown: 1 }],
    ] as const;
    for (const [table, query] of refusals) {
      expect(await stranger.refusal(table, query)).toMatchObject({ code: 'invalid_input' });
    }
    const huge = [filter('total_points', 'gte', '1e300')];
    expect((await stranger.ask(readUserProgress, { filters: huge })).rows).toEqual([]);
  });

  it('of this service is refused without a session, like everything but certificates', async () => {
    const own = operations.filter(({ name, policy }) => name.startsWith('learning.') && policy.who !== 'service');
    const open = own.filter(({ policy }) => !needsToken(policy)).map(({ name }) => name);
    expect(open).toEqual(['learning.verify-certificate']);
    expect(own.length).toBeGreaterThan(16);
    for (const operation of own.filter(({ policy }) => needsToken(policy))) {
      expect(await learning.nobody.refusal(operation, {})).toMatchObject({ code: 'unauthenticated' });
    }
  });
});
