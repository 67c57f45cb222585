import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as streaks from './streak.ts';
import { daysAsOf, NO_STREAK, withDay, type Streak } from './streak.ts';

const rules = { freezeEveryDays: 7, mostFreezes: 2 };
const advance = (streak: Streak, day: number) => streaks.advance(streak, day, rules);
const streakOf = (active: readonly number[]) => streaks.streakOf(active, rules);
const frozenDays = (active: readonly number[], today: number) => streaks.frozenDays(active, today, rules);
const weekOf = (active: readonly number[], today: number) => streaks.weekOf(active, today, rules);

const days = fc
  .uniqueArray(fc.integer({ min: 0, max: 120 }), { maxLength: 90 })
  .map((list) => list.sort((a, b) => a - b));

/** The rules read day by day from a calendar, with no arithmetic on gaps. */
const model = (active: readonly number[], until: number): { days: number; freezes: number } => {
  let run = 0;
  let freezes = 0;
  let pending = 0;
  for (let day = active[0] ?? 0; day <= until; day += 1) {
    if (!active.includes(day)) {
      pending += 1;
      continue;
    }
    if (run > 0 && pending <= freezes) {
      freezes -= pending;
      run += 1;
    } else run = 1;
    pending = 0;
    if (run % 7 === 0) freezes = Math.min(2, freezes + 1);
  }
  return { days: run, freezes };
};

describe('a streak', () => {
  it('equals a calendar read day by day', () => {
    fc.assert(
      fc.property(days, (active) => {
        const { days: run, freezes } = streakOf(active);
        expect({ days: run, freezes }).toEqual(model(active, active.at(-1) ?? -1));
      }),
      { numRuns: 2_000 },
    );
  });

  it('does not care in which order the days became known', () => {
    fc.assert(
      fc.property(
        days.chain((active) =>
          fc.tuple(fc.constant(active), fc.shuffledSubarray(active, { minLength: active.length })),
        ),
        ([active, shuffled]) => {
          const known = shuffled.reduce<readonly number[]>((list, day) => withDay(list, day), []);
          expect(streakOf(known)).toEqual(streakOf(active));
        },
      ),
    );
  });

  it('stays the same on the same day, and when an older day is counted again', () => {
    const streak = streakOf([1, 2, 3]);
    expect(advance(streak, 3)).toBe(streak);
    expect(advance(streak, 2)).toBe(streak);
    expect(withDay([1, 2, 3], 2)).toEqual([1, 2, 3]);
  });

  it('starts at 1, continues the next day, and starts again after a missed day', () => {
    expect(advance(NO_STREAK, 10)).toEqual({ days: 1, freezes: 0, lastDay: 10 });
    expect(streakOf([10, 11]).days).toBe(2);
    expect(streakOf([10, 11, 13]).days).toBe(1);
  });

  it('earns a freeze every seven days, holds two at most, and uses them without asking', () => {
    const week = [0, 1, 2, 3, 4, 5, 6];
    expect(streakOf(week)).toMatchObject({ days: 7, freezes: 1 });
    expect(streakOf([...week, 8])).toMatchObject({ days: 8, freezes: 0 });
    expect(streakOf(Array.from({ length: 28 }, (_, day) => day)).freezes).toBe(2);
    expect(streakOf([...week, 9])).toMatchObject({ days: 1, freezes: 1 });
  });

  it('earns and holds as many freezes as the rules say', () => {
    const generous = { freezeEveryDays: 2, mostFreezes: 3 };
    const active = [0, 1, 2, 3, 4, 5, 6, 7];
    expect(streaks.streakOf(active, generous)).toEqual({ days: 8, freezes: 3, lastDay: 7 });
    expect(streaks.streakOf([0, 1, 3], { ...generous, mostFreezes: 0 }).days).toBe(1);
  });

  it('is 0 to look at once it is broken, and alive while freezes can bridge the gap', () => {
    const streak = streakOf([0, 1, 2, 3, 4, 5, 6]);
    expect([7, 8, 9].map((today) => daysAsOf(streak, today))).toEqual([7, 7, 0]);
    expect(daysAsOf(NO_STREAK, 5)).toBe(0);
  });

  it('shows bridged days as frozen, past ones and those that will be', () => {
    expect([...frozenDays([0, 1, 2, 3, 4, 5, 6, 8], 9)]).toEqual([7]);
    expect([...frozenDays([0, 1, 2, 3, 4, 5, 6], 8)]).toEqual([7]);
    expect([...frozenDays([0, 1, 2, 3, 4, 5, 6], 9)]).toEqual([]);
  });

  it('shows a week from Monday to Sunday', () => {
    // 2026-11-16 is a Monday, day 20773.
    const states = weekOf([20_773, 20_774], 20_776).map(({ state }) => state);
    expect(states).toEqual(['done', 'done', 'missed', 'open', 'coming', 'coming', 'coming']);
    expect(weekOf([], 20_779)[0]?.day).toBe(20_773);
  });
});
