import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calendarDay, isoOf } from './calendar-day.ts';
import { circleOf, type LinkType, type PlanLink } from './plan-link.ts';
import { Plan, type PlannedCard, type PlanSpan } from './plan.ts';
import { usualCalendar, WorkingCalendar } from './working-calendar.ts';

/** `PLANS=5000` is the long form. */
const numRuns = Number(process.env['PLANS'] ?? 100);

const spanOf = (start: string, finish = start): PlanSpan => ({
  start: calendarDay(start),
  finish: calendarDay(finish),
});
const card = (id: string, start: string, finish: string, scheduling: PlannedCard['scheduling'] = 'automatic') => ({
  id,
  scheduling,
  ...spanOf(start, finish),
});
const link = (from: string, to: string, type: LinkType = 'finish-start', lag = 0): PlanLink => ({
  from,
  to,
  type,
  lag,
});
const inWords = (spans: ReadonlyMap<string, PlanSpan>) =>
  Object.fromEntries([...spans].map(([id, { start, finish }]) => [id, `${isoOf(start)} ${isoOf(finish)}`]));

// The model: days in a row, counted one by one.
interface Week {
  readonly weekdays: readonly number[];
  readonly holidays: readonly number[];
}
const FIRST = calendarDay('2000-01-03');
const DAYS = 25_000;

/** How many working days lie before each day of the model, whose first day is a Monday. */
const countsOf = ({ weekdays, holidays }: Week) => {
  const free = new Set(holidays);
  const works = Array.from(
    { length: DAYS },
    (_, index) => weekdays.includes((index % 7) + 1) && !free.has(FIRST + index),
  );
  const before = [0];
  for (const isWorking of works) before.push((before.at(-1) ?? 0) + (isWorking ? 1 : 0));
  return { works: (day: number) => works[day - FIRST] === true, before: (day: number) => before[day - FIRST] ?? NaN };
};
type Counts = ReturnType<typeof countsOf>;

const isKept = ({ before }: Counts, { type, lag }: PlanLink, from: PlanSpan, to: PlanSpan): boolean => {
  const begin = type.startsWith('finish') ? from.finish + 1 : from.start;
  const end = type.endsWith('start') ? to.start : to.finish + 1;
  return before(end) - before(begin) >= lag;
};

/** The last day of what begins on a working day and takes so many of them. */
const finishOf = ({ works }: Counts, start: number, length: number): number => {
  let [day, left] = [start, length - 1];
  while (left > 0) {
    day += 1;
    if (works(day)) left -= 1;
  }
  return day;
};

/** The longest path to a card, by trying every day from the first. */
const modelOf = (counts: Counts, cards: readonly PlannedCard[], links: readonly PlanLink[]) => {
  const place = (id: string): PlanSpan => {
    const own = cards.find((one) => one.id === id);
    if (!own) throw new Error(id);
    if (own.scheduling === 'manual') return own;
    const entering = links.filter(({ to }) => to === id);
    const length = Math.max(1, counts.before(own.finish + 1) - counts.before(own.start));
    const isPossible = (span: PlanSpan) => entering.every((one) => isKept(counts, one, place(one.from), span));
    const bound = entering.length === 0 || (own.scheduling === 'pushed' && isPossible(own)) ? own.start : FIRST;
    if (own.scheduling === 'pushed' && isPossible(own)) return own;
    const from = entering.map((one) => place(one.from));
    for (let start = bound; ; start += 1) {
      if (!counts.works(start)) continue;
      const span = { start, finish: finishOf(counts, start, length) };
      if (entering.every((one, index) => isKept(counts, one, from[index] ?? span, span))) return span;
    }
  };
  return new Map(cards.map(({ id }) => [id, place(id)]));
};

const types = ['finish-start', 'start-start', 'finish-finish', 'start-finish'] as const;
const base = calendarDay('2026-01-01');
const aWeek: fc.Arbitrary<Week> = fc.record({
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 7 }),
  holidays: fc.array(fc.integer({ min: base - 40, max: base + 200 }), { maxLength: 12 }),
});
const someCards = (modes: readonly PlannedCard['scheduling'][]) =>
  fc.array(
    fc.record({
      start: fc.integer({ min: base, max: base + 60 }),
      days: fc.integer({ min: 0, max: 12 }),
      scheduling: fc.constantFrom(...modes),
    }),
    { minLength: 1, maxLength: 6 },
  );
const aPlan = (modes: readonly PlannedCard['scheduling'][] = ['manual', 'automatic', 'pushed']) =>
  someCards(modes).chain((given) => {
    const cards = given.map(({ start, days, scheduling }, index) => ({
      id: String(index),
      start,
      finish: start + days,
      scheduling,
    }));
    // A card waits only for those before it: there is no circle.
    const aLink = fc.record({
      ends: fc.uniqueArray(fc.integer({ min: 0, max: cards.length - 1 }), { minLength: 2, maxLength: 2 }),
      type: fc.constantFrom(...types),
      lag: fc.oneof(fc.constant(0), fc.integer({ min: -30, max: 40 }), fc.constant(365)),
    });
    const links = fc.array(aLink, { maxLength: cards.length < 2 ? 0 : 8 }).map((some) =>
      some.map(({ ends, type, lag }) => ({
        from: String(Math.min(...ends)),
        to: String(Math.max(...ends)),
        type,
        lag,
      })),
    );
    return fc.record({ cards: fc.constant(cards), links, week: aWeek });
  });

describe('a plan', () => {
  it('puts every card where the model does, whatever the links, lags and days of work', () => {
    fc.assert(
      fc.property(aPlan(), ({ cards, links, week }) => {
        const plan = new Plan(cards, links, new WorkingCalendar(week));
        const model = modelOf(countsOf(week), cards, links);
        const moved = plan.scheduled();
        for (const one of cards) {
          // Where a card without links begins on a day of rest, the model takes the next working day, too.
          const { start, finish } = moved.get(one.id) ?? one;
          expect({ id: one.id, start, finish }).toEqual({
            id: one.id,
            start: model.get(one.id)?.start,
            finish: model.get(one.id)?.finish,
          });
        }
      }),
      { numRuns },
    );
  });

  it('moves after a change only what is behind it, as if all were reckoned anew', () => {
    fc.assert(
      fc.property(aPlan(), fc.integer({ min: -20, max: 40 }), ({ cards, links, week }, days) => {
        const calendar = new WorkingCalendar(week);
        const before = new Plan(cards, links, calendar).scheduled();
        const settled = cards.map((one) => ({ ...one, ...before.get(one.id) }));
        const [first] = settled;
        if (!first) return;
        const to = { start: first.start + days, finish: first.finish + days };
        const some = new Plan(settled, links, calendar).consequencesOf(new Map([[first.id, to]]));
        const put = settled.map((one) => (one === first ? { ...one, ...to, scheduling: 'manual' as const } : one));
        expect(inWords(some)).toEqual(inWords(new Plan(put, links, calendar).scheduled()));
      }),
      { numRuns },
    );
  });

  it('says exactly the links that are violated, and the first day that keeps each', () => {
    fc.assert(
      fc.property(aPlan(['manual']), ({ cards, links, week }) => {
        const counts = countsOf(week);
        const byId = new Map(cards.map((one) => [one.id, one]));
        const at = (id: string) => byId.get(id) ?? spanOf('2026-01-01');
        const plan = new Plan(cards, links, new WorkingCalendar(week));
        const conflicts = plan.conflicts();
        expect(conflicts.map((one) => one.link)).toEqual(
          links.filter((one) => !isKept(counts, one, at(one.from), at(one.to))),
        );
        expect(conflicts.every(({ earliest }) => counts.works(earliest))).toBe(true);
      }),
      { numRuns },
    );
  });

  it('gives each card as many days of slack as it can slip with all that it pushes', () => {
    fc.assert(
      fc.property(aPlan(['automatic']), ({ cards, links, week }) => {
        const calendar = new WorkingCalendar(week);
        const moved = new Plan(cards, links, calendar).scheduled();
        const settled = cards.map((one) => ({ ...one, ...moved.get(one.id) }));
        const { before } = countsOf(week);
        const end = Math.max(...settled.map(({ finish }) => before(finish + 1)));
        const edge = (id: string, side: 'start' | 'finish'): number => {
          const { start, finish } = settled.find((one) => one.id === id) ?? spanOf('2026-01-01');
          return side === 'start' ? before(start) : before(finish + 1);
        };
        // Pushed along all paths, link by link, as often as there are cards.
        const holds = (slipped: string, days: number): boolean => {
          const slips = new Map([[slipped, days]]);
          for (const _ of settled)
            for (const { from, to, type, lag } of links) {
              const slip = slips.get(from);
              if (slip === undefined) continue;
              const begin = edge(from, type.startsWith('finish') ? 'finish' : 'start') + slip + lag;
              const gap = begin - edge(to, type.endsWith('start') ? 'start' : 'finish');
              if (gap > (slips.get(to) ?? 0)) slips.set(to, gap);
            }
          return [...slips].every(([id, slip]) => edge(id, 'finish') + slip <= end);
        };
        for (const [id, slack] of new Plan(settled, links, calendar).slack()) {
          expect([holds(id, slack), holds(id, slack + 1)]).toEqual([true, false]);
        }
      }),
      { numRuns },
    );
  });

  it.each([
    ['after it', link('a', 'b'), '2026-11-30 2026-12-01'],
    ['two working days after it', link('a', 'b', 'finish-start', 2), '2026-12-02 2026-12-03'],
    ['a day before it ends', link('a', 'b', 'finish-start', -1), '2026-11-27 2026-11-30'],
    ['with it', link('a', 'b', 'start-start'), '2026-11-25 2026-11-26'],
    ['to end with it', link('a', 'b', 'finish-finish'), '2026-11-26 2026-11-27'],
    ['to end before it begins', link('a', 'b', 'start-finish'), '2026-11-23 2026-11-24'],
  ])('puts a card of two days %s', (_, one, days) => {
    const cards = [card('a', '2026-11-25', '2026-11-27', 'manual'), card('b', '2026-12-14', '2026-12-15')];
    expect(inWords(new Plan(cards, [one], usualCalendar).scheduled())).toEqual({ b: days });
  });

  it('pushes later what must, and pulls nothing that only waits', () => {
    const cards = [
      card('a', '2026-11-23', '2026-11-24', 'manual'),
      card('b', '2026-11-25', '2026-11-26', 'pushed'),
      card('c', '2026-12-07', '2026-12-08', 'pushed'),
    ];
    const plan = new Plan(cards, [link('a', 'b'), link('b', 'c')], usualCalendar);
    expect(inWords(plan.consequencesOf(new Map([['a', spanOf('2026-11-26', '2026-11-27')]])))).toEqual({
      b: '2026-11-30 2026-12-01',
    });
    expect(plan.consequencesOf(new Map([['a', spanOf('2026-11-16', '2026-11-17')]])).size).toBe(0);
  });

  it('keeps the working days of a card that is moved, and the length of one that has none', () => {
    const plan = new Plan([], [], usualCalendar);
    const shifted = (given: PlanSpan, days: number) => inWords(new Map([['a', plan.shifted(given, days)]]));
    expect(shifted(spanOf('2026-11-23', '2026-11-27'), 1)).toEqual({ a: '2026-11-24 2026-11-30' });
    expect(shifted(spanOf('2026-11-28', '2026-11-29'), 2)).toEqual({ a: '2026-11-30 2026-12-01' });
    expect(shifted(spanOf('2026-11-28', '2026-12-01'), 0)).toEqual({ a: '2026-11-28 2026-12-01' });
    expect(shifted(spanOf('2026-11-27'), 1)).toEqual({ a: '2026-11-28 2026-11-28' });
    expect(plan.lengthOf(spanOf('2026-11-26', '2026-12-01'))).toBe(4);
  });

  it('gives a working day to what lay over days of rest and has to end later', () => {
    const cards = [card('a', '2026-11-30', '2026-12-04', 'manual'), card('b', '2026-11-28', '2026-11-29', 'pushed')];
    const plan = new Plan(cards, [link('a', 'b', 'start-finish', 1)], usualCalendar);
    expect(inWords(plan.scheduled())).toEqual({ b: '2026-11-30 2026-11-30' });
  });

  it('moves nothing that waits in a circle, or for one', () => {
    const cards = ['a', 'b', 'c'].map((id) => card(id, '2026-11-25', '2026-11-25'));
    const plan = new Plan(cards, [link('a', 'b'), link('b', 'a'), link('b', 'c')], usualCalendar);
    expect(plan.scheduled().size).toBe(0);
    expect(plan.consequencesOf(new Map([['a', spanOf('2026-12-25')]])).size).toBe(0);
    expect(plan.slack().size).toBe(0);
  });
});

describe('a circle of links', () => {
  it('is said with the shortest path that would close it', () => {
    const links = [link('a', 'b'), link('b', 'c'), link('c', 'd'), link('b', 'd')];
    expect(circleOf(links, { from: 'd', to: 'a' })).toEqual(['a', 'b', 'd']);
    expect(circleOf(links, { from: 'a', to: 'd' })).toBeNull();
    expect(circleOf(links, { from: 'a', to: 'a' })).toEqual(['a']);
  });
});

describe('a calendar', () => {
  it('has a day for every number, and a number for every day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 200_000 }), (day) => {
        const iso = new Date(day * 86_400_000).toISOString().slice(0, 10);
        expect([isoOf(day), calendarDay(iso)]).toEqual([iso, day]);
      }),
    );
  });

  it('counts working days as they are counted one by one, and finds the day of each count', () => {
    fc.assert(
      fc.property(aWeek, fc.integer({ min: base - 60, max: base + 260 }), (week, day) => {
        const calendar = new WorkingCalendar(week);
        const counts = countsOf(week);
        expect(calendar.isWorking(day)).toBe(counts.works(day));
        expect(calendar.workingDaysBefore(day) - calendar.workingDaysBefore(base)).toBe(
          counts.before(day) - counts.before(base),
        );
        const found = calendar.workingDayAt(calendar.workingDaysBefore(day));
        expect([counts.works(found), found >= day, counts.before(found)]).toEqual([true, true, counts.before(day)]);
      }),
      { numRuns },
    );
  });

  it('needs a day on which something is done', () => {
    expect(() => new WorkingCalendar({ weekdays: [] })).toThrow(RangeError);
  });
});
