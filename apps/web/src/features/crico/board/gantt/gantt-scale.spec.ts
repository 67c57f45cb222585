import { describe, expect, it } from '@jest/globals';
import { calendarDay, isoOf } from '@nivel/planning/calendar-day';
import { dayPx, periodsOf, rangeOf, zoomAfter } from './gantt-scale.ts';

const span = (start: string, finish: string) => ({ start: calendarDay(start), finish: calendarDay(finish) });
const days = ({ start, finish }: { start: number; finish: number }) => [isoOf(start), isoOf(finish)];

describe('the scale of a chart', () => {
  it('has seven days beside the first and the last bar, and the days around today where there is none', () => {
    const today = calendarDay('2026-11-25');
    expect(days(rangeOf([span('2026-11-20', '2026-11-24'), span('2026-12-01', '2026-12-03')], today))).toEqual([
      '2026-11-13',
      '2026-12-10',
    ]);
    expect(days(rangeOf([], today))).toEqual(['2026-10-26', '2027-02-23']);
  });

  it('is zoomed by steps between 0.3 and 3', () => {
    expect(zoomAfter(1, 1.2)).toBe(1.2);
    expect(zoomAfter(2.9, 1.2)).toBe(3);
    expect(zoomAfter(0.31, 0.8)).toBe(0.3);
    expect(dayPx('day', 2)).toBe(2 * dayPx('day', 1));
  });

  it.each([
    ['week', '2026-11-25', '2026-12-07', ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14']],
    ['month', '2026-11-25', '2027-01-01', ['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01']],
    ['quarter', '2026-11-25', '2027-01-01', ['2026-10-01', '2027-01-01', '2027-04-01']],
    ['year', '2026-11-25', '2027-01-01', ['2026-01-01', '2027-01-01', '2028-01-01']],
    ['day', '2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02']],
  ] as const)('has every %s from one day to another, without a gap', (kind, first, last, expected) => {
    const periods = periodsOf(kind, span(first, last));
    expect([...periods.map(({ start }) => start), periods.at(-1)?.next ?? 0].map(isoOf)).toEqual(expected);
    expect(periods.slice(1).map(({ start }) => start)).toEqual(periods.slice(0, -1).map(({ next }) => next));
  });
});
