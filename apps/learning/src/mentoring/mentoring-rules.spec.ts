import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { freePlace, isChangeable, monthOf, weeklyHours } from './mentoring-rules.ts';

describe('hours of a mentor', () => {
  it('are the same on the clock, also when it is put back', () => {
    const hours = weeklyHours({ firstDay: '2026-10-26', hour: 9, weeks: 2 }, 'America/New_York');
    expect(hours.map((at) => at.toISOString())).toEqual(['2026-10-26T13:00:00.000Z', '2026-11-02T14:00:00.000Z']);
  });

  it('show their hour on their day in every zone and season', () => {
    const zones = ['America/Mexico_City', 'Europe/Madrid', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe'];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 364 }),
        fc.integer({ min: 4, max: 23 }),
        (timeZone, day, hour) => {
          const firstDay = new Date(Date.parse('2026-01-01') + day * 86_400_000).toISOString().slice(0, 10);
          const shown = weeklyHours({ firstDay, hour, weeks: 12 }, timeZone).map((at) =>
            Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at)),
          );
          expect(new Set(shown)).toEqual(new Set([hour]));
        },
      ),
    );
  });
});

describe('a session', () => {
  it('counts in the month that it is for the learner', () => {
    const at = new Date('2026-12-01T03:00:00Z');
    expect([monthOf(at, 'America/Mexico_City'), monthOf(at, 'Europe/Madrid')]).toEqual(['2026-11', '2026-12']);
  });

  it('may be changed until exactly a day before', () => {
    const at = new Date('2026-12-02T12:00:00Z');
    expect(isChangeable(at, new Date('2026-12-01T12:00:00Z'))).toBe(true);
    expect(isChangeable(at, new Date('2026-12-01T12:00:00.001Z'))).toBe(false);
  });

  it('takes the lowest free place of its month', () => {
    expect([freePlace([], 2), freePlace([1], 2), freePlace([2], 2), freePlace([1, 2], 2), freePlace([], 0)]).toEqual([
      1,
      2,
      1,
      null,
      null,
    ]);
  });
});
