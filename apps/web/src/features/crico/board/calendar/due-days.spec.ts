import { describe, expect, it } from '@jest/globals';
import { calendarDay, isoOf } from '@nivel/planning/calendar-day';
import { WorkingCalendar } from '@nivel/planning/working-calendar';
import { Plan } from '@nivel/planning/plan';
import { aCard } from '../../area/project/board.fixtures.ts';
import { isDue, shownOf, spanDueOn } from './due-days.ts';

/** 16 March 2026 is a day of rest. */
const calendar = new WorkingCalendar({ weekdays: [1, 2, 3, 4, 5], holidays: [calendarDay('2026-03-16')] });
const plan = new Plan([], [], calendar);
const movedTo = (start_on: string | null, due_on: string, day: string) => {
  const { start, finish } = spanDueOn({ plan, calendar }, aCard(1, { start_on, due_on }), day);
  return [isoOf(start), isoOf(finish)];
};

describe('a card that is to be due on another day', () => {
  it('is on that day without a start', () => {
    expect(movedTo(null, '2026-03-10', '2026-03-14')).toEqual(['2026-03-14', '2026-03-14']);
  });

  it('takes as many working days as before, over weekends and holidays', () => {
    expect(movedTo('2026-03-09', '2026-03-11', '2026-03-17')).toEqual(['2026-03-12', '2026-03-17']);
  });

  it('keeps its length if it ends on a day of rest', () => {
    expect(movedTo('2026-03-09', '2026-03-11', '2026-03-14')).toEqual(['2026-03-12', '2026-03-14']);
  });
});

it('a cell shows the first cards of its day, and the one that has the focus', () => {
  const cards = [1, 2, 3, 4].map((nth) => aCard(nth, { due_on: '2026-03-10' })).filter(isDue);
  const ids = cards.map(({ id }) => id);
  expect(shownOf(cards, 2, null).map(({ id }) => id)).toEqual([ids[0], ids[1]]);
  expect(shownOf(cards, 2, ids[3] ?? '').map(({ id }) => id)).toEqual([ids[0], ids[3]]);
  expect(shownOf(cards, 2, ids[0] ?? '').map(({ id }) => id)).toEqual([ids[0], ids[1]]);
});
