import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calendarDay, isoOf } from './calendar-day.ts';

describe('a calendar', () => {
  it('has a day for every number, and a number for every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 200_000 }), (day) => {
        const iso = new Date(day * 86_400_000).toISOString().slice(0, 10);
        expect([isoOf(day), calendarDay(iso)]).toEqual([iso, day]);
      }),
    );
  });
});
