import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayNumber, isoDay } from '@nivel/platform/local-day';
import { isWorkingDay, promiseFrom, workingDayAfter } from './working-days.ts';

const promised = (moment: string, days: number) => {
  const { day, lateFrom } = promiseFrom(new Date(moment), days);
  return [isoDay(day), lateFrom.toISOString()];
};

describe('a promise in working days', () => {
  it.each([
    ['on a Monday, within one day', '2026-11-23T16:00:00Z', 1, '2026-11-24'],
    ['on a Friday, over the weekend', '2026-11-27T16:00:00Z', 1, '2026-11-30'],
    ['on a Saturday, from Monday', '2026-11-28T16:00:00Z', 1, '2026-11-30'],
    ['before a long weekend', '2026-11-13T16:00:00Z', 1, '2026-11-17'],
    ['within three days over Christmas', '2026-12-23T16:00:00Z', 3, '2026-12-29'],
    ['late in the evening in Mexico, when it is the next day in Greenwich', '2026-11-24T05:59:59Z', 1, '2026-11-24'],
  ])('made %s', (_, moment, days, day) => {
    expect(promised(moment, days)).toEqual([day, `${isoDay(dayNumber(day) + 1)}T06:00:00.000Z`]);
  });

  it('ends on a working day, with exactly as many working days between', () => {
    const day = fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2040-12-31') });
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 15 }), (from, count) => {
        const last = workingDayAfter(from, count);
        const between = Array.from({ length: last - from }, (_, index) => from + 1 + index).filter(isWorkingDay);
        expect(isWorkingDay(last)).toBe(true);
        expect(between).toHaveLength(count);
      }),
    );
  });
});
