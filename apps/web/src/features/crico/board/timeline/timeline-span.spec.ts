import { describe, expect, it } from '@jest/globals';
import { calendarDay } from '@nivel/planning/calendar-day';
import { openSpanOf, soonIn } from './timeline-span.ts';

const today = calendarDay('2026-11-25');
const span = (start: string, finish: string) => ({ start: calendarDay(start), finish: calendarDay(finish) });

describe('the days of a card in the timeline', () => {
  it.each([
    ['2026-11-20', '2026-11-27', span('2026-11-20', '2026-11-27')],
    [null, '2026-11-27', span('2026-11-27', '2026-11-27')],
    ['2026-12-01', null, span('2026-12-01', '2026-12-30')],
    [null, null, span('2026-11-25', '2026-12-24')],
  ])('from %s to %s', (start_on, due_on, days) => {
    expect(openSpanOf({ start_on, due_on }, today)).toEqual(days);
  });

  it.each([
    ['2026-11-24', null],
    ['2026-11-25', 0],
    ['2026-11-28', 3],
    ['2026-11-29', null],
    [null, null],
  ])('with the deadline %s are due soon, or not', (due_on, days) => {
    expect(soonIn({ due_on }, today)).toBe(days);
  });
});
