import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Achievement } from '../curriculum/curriculum.ts';
import { unlockAchievements, type Score } from './achievements.ts';

const anAchievement = (id: string, points: number, requirements: Achievement['requirements']): Achievement => ({
  id,
  title: id,
  description: id,
  icon: 'star',
  points,
  requirements,
});
const nobody: Score = { modulesCompleted: 0, highestSkill: 0, streakDays: 0, totalPoints: 0 };

const requirements = fc
  .record(
    {
      modules_completed: fc.integer({ min: 1, max: 5 }),
      skill_value: fc.integer({ min: 1, max: 100 }),
      streak_days: fc.integer({ min: 1, max: 10 }),
      total_points: fc.integer({ min: 1, max: 300 }),
    },
    { requiredKeys: [] },
  )
  .filter((one) => Object.keys(one).length > 0);
const all = fc
  .array(fc.record({ points: fc.integer({ min: 0, max: 60 }), requirements }), { maxLength: 12 })
  .map((list) => list.map((one, index) => anAchievement(String(index), one.points, one.requirements)));
const score = fc.record({
  modulesCompleted: fc.integer({ min: 0, max: 5 }),
  highestSkill: fc.integer({ min: 0, max: 10_000 }),
  streakDays: fc.integer({ min: 0, max: 10 }),
  totalPoints: fc.integer({ min: 0, max: 300 }),
});

describe('achievements', () => {
  it('unlock when any one requirement is met, once', () => {
    const either = anAchievement('a', 5, { modules_completed: 3, streak_days: 2 });
    expect(unlockAchievements([either], new Set(), { ...nobody, streakDays: 2 })).toHaveLength(1);
    expect(unlockAchievements([either], new Set(['a']), { ...nobody, streakDays: 2 })).toEqual([]);
    expect(unlockAchievements([either], new Set(), { ...nobody, streakDays: 1 })).toEqual([]);
  });

  it('whose points reach another threshold unlock that one too, until nothing changes', () => {
    const chain = [
      anAchievement('third', 1, { total_points: 60 }),
      anAchievement('second', 30, { total_points: 30 }),
      anAchievement('first', 20, { total_points: 10 }),
    ];
    const unlocked = unlockAchievements(chain, new Set(), { ...nobody, totalPoints: 10 });
    expect(unlocked.map(({ achievement, totalPoints }) => [achievement.id, totalPoints])).toEqual([
      ['first', 30],
      ['second', 60],
      ['third', 61],
    ]);
  });

  it('reach the same fixed point in every order, and a second pass finds nothing', () => {
    fc.assert(
      fc.property(all, score, (list, now) => {
        const ids = (from: readonly Achievement[]) =>
          unlockAchievements(from, new Set(), now).map(({ achievement }) => achievement.id);
        const found = ids(list);
        expect(ids(list.toReversed()).toSorted()).toEqual(found.toSorted());
        const totalPoints = unlockAchievements(list, new Set(), now).at(-1)?.totalPoints ?? now.totalPoints;
        expect(unlockAchievements(list, new Set(found), { ...now, totalPoints })).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});
