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
  Object.fromEntries(automaticDates({ cards, calendar, isDone: open }));

describe('automatic cards', () => {
  const first = aCard('a', { start_on: '2026-11-25', due_on: '2026-11-27' });

  it('are on the earliest working day that their links allow, moved later as well as earlier', () => {
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
    const calendar = calendarOf({
      weekdays: [1, 2, 3, 4, 5, 6],
      holidays: [{ day: '2026-11-28' }, { day: '2026-11-30' }],
    });
    expect(datesOf([first, waiting], calendar)).toEqual({ b: { due_on: '2026-12-01' } });
  });

  it('take as many working days as before when the calendar becomes another', () => {
    const waiting = aCard('b', { start_on: '2026-11-30', due_on: '2026-12-01', depends_on: ['a'], is_automatic: true });
    const calendar = calendarOf({ weekdays: [1, 2, 3, 4, 5], holidays: [{ day: '2026-12-01' }] });
    const cards = [first, waiting];
    const before = { cards: new Map(cards.map((one) => [one.id, one])), calendar: usualCalendar };
    const moved = (now: ScheduledCard) =>
      Object.fromEntries(automaticDates({ cards: [first, now], calendar, isDone: open }, before));
    expect(moved(waiting)).toEqual({ b: { start_on: '2026-11-30', due_on: '2026-12-02' } });
    // A person gave it other days with the same command: these count.
    expect(moved({ ...waiting, due_on: '2026-12-03' })).toEqual({});
  });

  it('wait for nothing that is done, and stay where they are without dates, in a circle, or when they are manual', () => {
    const waiting = aCard('b', { start_on: '2026-12-14', due_on: '2026-12-15', depends_on: ['a'], is_automatic: true });
    const withDone = (done: string) =>
      automaticDates({ cards: [first, waiting], calendar: usualCalendar, isDone: ({ id }) => id === done });
    expect(withDone('a').size).toBe(0);
    expect(withDone('b').size).toBe(0);
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
          return {
            id,
            ...dates,
            depends_on,
            link_terms: Object.fromEntries(terms),
            is_automatic: scheduling === 'automatic',
          };
        });
        const moved = automaticDates({ cards: rows, calendar, isDone: open });
        expect([...moved.keys()].filter((id) => rows.find((row) => row.id === id)?.is_automatic !== true)).toEqual([]);
        const after = rows.map((row) => ({ ...row, ...moved.get(row.id) }));
        expect(automaticDates({ cards: after, calendar, isDone: open }).size).toBe(0);
      }),
      { numRuns },
    );
  });
});
