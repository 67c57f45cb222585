import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { countsOf, isKept, modelOf } from './plan-model.fixture.ts';
import { Plan, type PlanSpan } from './plan.ts';
import { aPlan, card, inWords, link, numRuns, spanOf } from './plans.fixture.ts';
import { usualCalendar, WorkingCalendar } from './working-calendar.ts';

describe('a plan', () => {
  it('puts every card where the model does, for all links, lags and days of work', () => {
    fc.assert(
      fc.property(aPlan(), ({ cards, links, week }) => {
        const plan = new Plan(cards, links, new WorkingCalendar(week));
        const model = modelOf(countsOf(week), cards, links);
        const moved = plan.scheduled();
        for (const one of cards) {
          // If a card without links starts on a day off, the model uses the next working day, too.
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

  it('moves after a change only the cards behind it, with the same result as a full computation', () => {
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
