import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aTextPart, curriculumFrom, aLevel, aModule, idOf } from '../../test/a-curriculum.ts';
import { aLearner, rules } from '../../test/a-learner.ts';
import type { Part } from '../curriculum/curriculum.ts';
import { dayNow } from '../learner/own-day.ts';
import { countedDay, occurredAt } from './counted-day.ts';
import { localDay, type DayNumber } from '@nivel/platform/local-day';
import type { Learner, PartViewState } from '../learner/learner.ts';
import { countDay } from './step.ts';

const NOON = Date.parse('2026-11-16T18:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PARTS = 30;
const TIMELINES = Number(process.env['TIMELINES'] ?? 500);

const tree = { levels: [aLevel('X100', [aModule(1, [aTextPart(idOf('c', 1), 1)])])], achievements: [] };
const part = [...curriculumFrom(tree).partById.values()][0] as Part;
const aView = (openedAt: number, reachedEndAt: number): PartViewState => ({
  openedAt,
  lastOpenedAt: openedAt,
  reachedEndAt,
  position: 0,
  watched: [],
  watchedAt: null,
  attempts: 0,
  firstScore: null,
  bestScore: null,
});

type Move =
  | { readonly kind: 'read'; readonly part: number }
  | { readonly kind: 'complete'; readonly part: number; readonly claimedDaysAgo: number | null }
  | { readonly kind: 'attempt' }
  | { readonly kind: 'zone'; readonly zone: string };
interface Step {
  readonly minutes: number;
  readonly move: Move;
}

/** Days that begin at very different moments; two of them are 25 hours apart, and several change their clocks. */
const ZONES = [
  'America/Mexico_City',
  'America/Tijuana',
  'Europe/Madrid',
  'Asia/Tokyo',
  'Pacific/Pago_Pago',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];
/** Ordinary weeks, and those in which the clocks of Tijuana, Madrid and Auckland change. */
const starts = fc.constantFrom(
  ...['2026-11-16', '2026-03-05', '2026-03-26', '2026-10-22', '2026-04-02'].map((day) =>
    Date.parse(`${day}T12:00:00Z`),
  ),
);
const partNumber = fc.nat({ max: PARTS - 1 });
const study: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ kind: fc.constant('read' as const), part: partNumber }),
  fc.record({
    kind: fc.constant('complete' as const),
    part: partNumber,
    claimedDaysAgo: fc.option(fc.double({ min: 0, max: 35, noNaN: true })),
  }),
  fc.record({ kind: fc.constant('attempt' as const) }),
);
const travel: fc.Arbitrary<Move> = fc.record({ kind: fc.constant('zone' as const), zone: fc.constantFrom(...ZONES) });
const stepsOf = (move: fc.Arbitrary<Move>): fc.Arbitrary<Step[]> =>
  fc.array(fc.record({ minutes: fc.oneof(fc.nat({ max: 90 }), fc.nat({ max: 2_400 })), move }), { maxLength: 80 });

/** A day that began to count: when that was recorded, when the service saw its work, and after how many changes of zone. */
interface Counted {
  readonly day: DayNumber;
  readonly recordedAt: number;
  readonly seenAt: number;
  readonly changes: number;
}

/** Plays calls on the rules, with the changes of zone as the database makes them. */
class Game {
  learner: Learner = aLearner();
  readonly counted: Counted[] = [];
  /** Moments of all calls. */
  readonly calls: number[] = [];
  private readonly views = new Map<number, PartViewState>();
  private readonly done = new Set<number>();
  private changes = 0;

  play(steps: readonly Step[], startMs: number): this {
    let nowMs = startMs;
    for (const { minutes, move } of steps) {
      nowMs += minutes * 60_000;
      this.calls.push(nowMs);
      this.make(move, nowMs);
    }
    return this;
  }

  private make(move: Move, nowMs: number): void {
    if (move.kind === 'zone') this.changeZone(move.zone, nowMs);
    else if (move.kind === 'attempt') this.count(dayNow(this.learner, nowMs), nowMs, nowMs);
    else if (move.kind === 'read') this.views.set(move.part, this.views.get(move.part) ?? aView(nowMs - 10_000, nowMs));
    else this.complete(move.part, move.claimedDaysAgo, nowMs);
  }

  private complete(number: number, claimedDaysAgo: number | null, nowMs: number): void {
    const view = this.views.get(number);
    if (view === undefined || this.done.has(number)) return;
    this.done.add(number);
    const claimedAt = claimedDaysAgo === null ? null : nowMs - claimedDaysAgo * DAY;
    const { day, at, isDayCounted } = countedDay(this.learner, { part, view }, { claimedAt, nowMs }, rules);
    if (!isDayCounted) return;
    expect(at).toBeLessThanOrEqual(nowMs);
    this.count(day, nowMs, day === dayNow(this.learner, nowMs) ? nowMs : (view.reachedEndAt ?? nowMs));
  }

  private count(day: DayNumber, recordedAt: number, seenAt: number): void {
    if (!this.learner.activeDays.includes(day)) this.counted.push({ day, recordedAt, seenAt, changes: this.changes });
    const { streak, activeDays } = countDay(this.learner, day, rules);
    this.learner = { ...this.learner, streak, activeDays };
  }

  private changeZone(timeZone: string, nowMs: number): void {
    const { timeZoneSince, activeDays } = this.learner;
    if (timeZone === this.learner.timeZone || (timeZoneSince !== null && nowMs - timeZoneSince < DAY)) return;
    const last = this.counted.find(({ day }) => day === activeDays.at(-1));
    const daysFrom = Math.max(nowMs, (last?.recordedAt ?? 0) + DAY);
    this.changes += 1;
    this.learner = { ...this.learner, timeZone, timeZoneSince: nowMs, daysFrom };
  }
}

const hours = (from: number, to: number): number => Math.abs(to - from) / HOUR;

describe('the days of a streak', () => {
  it('are days on which the service saw something, whatever day is claimed', () => {
    fc.assert(
      fc.property(starts, stepsOf(study), (start, steps) => {
        const { learner, calls } = new Game().play(steps, start);
        const real = new Set(calls.map((at) => localDay(at, learner.timeZone)));
        for (const day of learner.activeDays) expect(real.has(day)).toBe(true);
        expect(learner.streak.days).toBeLessThanOrEqual(real.size);
      }),
      { numRuns: TIMELINES },
    );
  });

  it('are no more because the zone was changed: a change between two of them makes them 24 hours apart', () => {
    fc.assert(
      fc.property(starts, stepsOf(fc.oneof(study, study, travel)), (start, steps) => {
        const { counted, calls, learner } = new Game().play(steps, start);
        for (const [index, one] of counted.entries())
          for (const other of counted.slice(index + 1))
            if (one.changes !== other.changes) expect(hours(one.seenAt, other.seenAt)).toBeGreaterThanOrEqual(24);
        // The bounds hold as in one zone: two days may be a minute apart, three never less than the day in the middle.
        const moments = counted.map(({ seenAt }) => seenAt).sort((one, other) => one - other);
        for (const [index, at] of moments.slice(2).entries())
          expect(hours(moments[index] ?? 0, at)).toBeGreaterThanOrEqual(22.9);
        // Travelling around the world can gain one day, once.
        const passed = hours(calls[0] ?? 0, calls.at(-1) ?? 0);
        expect(learner.streak.days).toBeLessThanOrEqual(Math.floor((passed + 26) / 24) + 2);
      }),
      { numRuns: Math.max(1_000, TIMELINES) },
    );
  });

  it('cannot be made of parts that were read on one day and completed on thirty', () => {
    let learner = aLearner();
    for (let days = 30; days >= 0; days -= 1) {
      const view = aView(NOON - 31 * DAY, NOON - 31 * DAY + 60_000);
      const request = { claimedAt: NOON - days * DAY, nowMs: NOON };
      const counted = countedDay(learner, { part, view }, request, rules);
      if (counted.isDayCounted) learner = { ...learner, ...countDay(learner, counted.day, rules) };
    }
    expect(learner.streak.days).toBe(1);
  });
});

describe('a completion', () => {
  const view = aView(NOON, NOON + 60_000);
  const now = NOON + 5 * DAY;
  const today = localDay(now, 'America/Mexico_City');
  const dated = (claimedAt: number | null, learner: Partial<Learner> = {}) =>
    countedDay(aLearner(learner), { part, view }, { claimedAt, nowMs: now }, rules);

  it('counts for the day on which its text was read to the end, when it is claimed for it', () => {
    expect(dated(NOON + 120_000)).toEqual({ at: NOON + 120_000, day: today - 5, isDayCounted: true });
  });

  it('is of today when it is claimed for another day', () => {
    expect(dated(NOON + 2 * DAY)).toEqual({ at: now, day: today, isDayCounted: true });
    expect(dated(null)).toEqual({ at: now, day: today, isDayCounted: true });
  });

  it('may be claimed for a day that counts already', () => {
    const claimedAt = NOON + 2 * DAY;
    expect(dated(claimedAt, { activeDays: [today - 3] })).toEqual({
      at: claimedAt,
      day: today - 3,
      isDayCounted: true,
    });
  });

  it('is of today when the evidence is from before a change of zone', () => {
    expect(dated(NOON + 120_000, { daysFrom: NOON + DAY })).toMatchObject({ day: today });
  });

  it('of more than 14 days ago counts for no day', () => {
    const request = { claimedAt: NOON, nowMs: NOON + 15 * DAY };
    expect(countedDay(aLearner(), { part, view }, request, rules)).toMatchObject({ isDayCounted: false });
  });

  it('was not before the part was opened, in the future, or too long ago', () => {
    expect(occurredAt(NOON + DAY, view, now, rules)).toBe(NOON + DAY);
    expect(occurredAt(NOON - DAY, view, now, rules)).toBe(NOON);
    expect(occurredAt(now + DAY, view, now, rules)).toBe(now);
    expect(occurredAt(NOON, view, NOON + 90 * DAY, rules)).toBe(NOON + 60 * DAY);
  });
});
