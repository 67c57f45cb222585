import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { automaticDates, calendarOf, type ScheduledCard } from './automatic-dates.ts';
import { isoOf } from './calendar-day.ts';
import { lettersOf } from './link-terms.ts';
import { aPlan, numRuns } from './plans.fixture.ts';
import { usualCalendar, WorkingCalendar } from './working-calendar.ts';

const aCard = (id: string, values: Partial<ScheduledCard> = {}): ScheduledCard => ({
  id,
  start_on: null,
  due_on: null,
  depends_on: [],
  ...values,
});
const open = () => false;
const datesOf = (cards: readonly ScheduledCard[], calendar = usualCalendar) =>
  Object.fromEntries(automaticDates(cards, calendar, open));

describe('automatic cards', () => {
  const first = aCard('a', { start_on: '2026-11-25', due_on: '2026-11-27' });

  it('stand on the earliest working day that their links allow, pushed as well as pulled', () => {
    for (const [start_on, due_on] of [
      ['2026-12-14', '2026-12-15'],
      ['2026-11-23', '2026-11-24'],
    ] as const) {
      const waiting = aCard('b', { start_on, due_on, depends_on: ['a'], is_automatic: true });
      expect(datesOf([first, waiting])).toEqual({ b: { start_on: '2026-11-30', due_on: '2026-12-01' } });
      expect(datesOf([first, { ...waiting, link_terms: { a: 'SS+1' } }])).toEqual({
        b: { start_on: '2026-11-26', due_on: '2026-11-27' },
      });
    }
  });

  it('move as their days of work do, and one with a single date keeps a single one', () => {
    const waiting = aCard('b', { due_on: '2026-11-30', depends_on: ['a'], is_automatic: true });
    expect(datesOf([first, waiting])).toEqual({});
    const calendar = calendarOf({ weekdays: [1, 2, 3, 4, 5, 6], holidays: [{ day: '2026-11-28' }, { day: '2026-11-30' }] });
    expect(datesOf([first, waiting], calendar)).toEqual({ b: { due_on: '2026-12-01' } });
  });

  it('wait for nothing that is done, and stay where they are without dates, in a circle, or when they are manual', () => {
    const waiting = aCard('b', { start_on: '2026-12-14', due_on: '2026-12-15', depends_on: ['a'], is_automatic: true });
    expect(automaticDates([first, waiting], usualCalendar, ({ id }) => id === 'a').size).toBe(0);
    expect(automaticDates([first, waiting], usualCalendar, ({ id }) => id === 'b').size).toBe(0);
    expect(datesOf([first, { ...waiting, is_automatic: false }])).toEqual({});
    expect(datesOf([first, aCard('b', { depends_on: ['a'], is_automatic: true })])).toEqual({});
    const circle = [waiting, aCard('a', { ...first, depends_on: ['b'], is_automatic: true })];
    expect(datesOf(circle)).toEqual({});
  });

  it('stay where they were put, whatever the plan', () => {
    fc.assert(
      fc.property(aPlan(['manual', 'automatic']), ({ cards, links, week }) => {
        const calendar = new WorkingCalendar(week);
        const rows = cards.map(({ id, start, finish, scheduling }) => {
          const entering = links.filter(({ to }) => to === id);
          const terms = entering.map((link) => [link.from, lettersOf(link) ?? 'FS'] as const);
          const dates = { start_on: isoOf(start), due_on: isoOf(finish) };
          const depends_on = [...new Set(entering.map(({ from }) => from))];
          return { id, ...dates, depends_on, link_terms: Object.fromEntries(terms), is_automatic: scheduling === 'automatic' };
        });
        const moved = automaticDates(rows, calendar, open);
        expect([...moved.keys()].filter((id) => rows.find((row) => row.id === id)?.is_automatic !== true)).toEqual([]);
        const after = rows.map((row) => ({ ...row, ...moved.get(row.id) }));
        expect(automaticDates(after, calendar, open).size).toBe(0);
      }),
      { numRuns },
    );
  });
});
