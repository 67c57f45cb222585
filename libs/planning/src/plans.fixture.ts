import fc from 'fast-check';
import { calendarDay, isoOf } from './calendar-day.ts';
import type { Week } from './plan-model.fixture.ts';
import type { LinkType, PlanLink } from './plan-link.ts';
import type { PlannedCard, PlanSpan } from './plan.ts';

/** `PLANS=5000` is the long form. */
export const numRuns = Number(process.env['PLANS'] ?? 100);

export const spanOf = (start: string, finish = start): PlanSpan => ({
  start: calendarDay(start),
  finish: calendarDay(finish),
});
export const card = (
  id: string,
  start: string,
  finish: string,
  scheduling: PlannedCard['scheduling'] = 'automatic',
) => ({
  id,
  scheduling,
  ...spanOf(start, finish),
});
export const link = (from: string, to: string, type: LinkType = 'finish-start', lag = 0): PlanLink => ({
  from,
  to,
  type,
  lag,
});
export const inWords = (spans: ReadonlyMap<string, PlanSpan>) =>
  Object.fromEntries([...spans].map(([id, { start, finish }]) => [id, `${isoOf(start)} ${isoOf(finish)}`]));

const types = ['finish-start', 'start-start', 'finish-finish', 'start-finish'] as const;
export const base = calendarDay('2026-01-01');
export const aWeek: fc.Arbitrary<Week> = fc.record({
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
export const aPlan = (modes: readonly PlannedCard['scheduling'][] = ['manual', 'automatic', 'pushed']) =>
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
