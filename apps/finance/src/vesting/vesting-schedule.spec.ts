import { describe, expect, it } from '@jest/globals';
import { allocationTypes } from '@nivel/contracts/finance/equity-values';
import { vestingTerms } from '@nivel/contracts/finance/equity-terms';
import { dayNumber, isoDay } from '@nivel/platform/local-day';
import fc from 'fast-check';
import { monthsAfter } from './calendar-months.ts';
import { vestedOn, vestingSchedule, type Grant } from './vesting-schedule.ts';

const terms = (overrides: Partial<NonNullable<Grant['vesting']>> = {}) => ({
  start: '2024-01-31',
  cliff_months: 12,
  length_months: 48,
  interval_months: 1,
  allocation: 'CUMULATIVE_ROUNDING' as const,
  ...overrides,
});
const grant = (overrides: Partial<Grant> = {}): Grant => ({
  basisPoints: 1_000,
  assignedOn: '2024-01-31',
  vesting: terms(),
  endedOn: null,
  ...overrides,
});

describe('the same day of a later month', () => {
  it('is the last day of a shorter month, and the old day again afterwards', () => {
    expect([1, 2, 3, 13, 25].map((months) => monthsAfter('2024-01-31', months))).toEqual([
      '2024-02-29',
      '2024-03-31',
      '2024-04-30',
      '2025-02-28',
      '2026-02-28',
    ]);
    expect(monthsAfter('2024-11-30', 3)).toBe('2025-02-28');
  });
});

describe('vesting', () => {
  it('starts on the day of the cliff with all instalments until then', () => {
    expect(vestedOn(grant(), '2025-01-30')).toBe(0);
    expect(vestedOn(grant(), '2025-01-31')).toBe(250);
    expect(vestedOn(grant(), '2025-02-27')).toBe(250);
    expect(vestedOn(grant(), '2025-02-28')).toBe(271);
    expect(vestedOn(grant(), '2028-01-31')).toBe(1_000);
    expect(vestingSchedule(grant())).toHaveLength(37);
  });

  it('without a cliff starts with the first instalment', () => {
    const quarterly = grant({
      basisPoints: 18,
      vesting: terms({ cliff_months: 0, length_months: 12, interval_months: 3 }),
    });
    expect(vestingSchedule(quarterly)).toEqual([
      { day: '2024-04-30', basisPoints: 5 },
      { day: '2024-07-31', basisPoints: 9 },
      { day: '2024-10-31', basisPoints: 14 },
      { day: '2025-01-31', basisPoints: 18 },
    ]);
  });

  it('is complete on the day of the assignment when there are no terms', () => {
    expect(vestedOn(grant({ vesting: null }), '2024-01-30')).toBe(0);
    expect(vestedOn(grant({ vesting: null }), '2024-01-31')).toBe(1_000);
  });

  it('stops on the day the assignment ended', () => {
    expect(vestedOn(grant({ endedOn: '2025-01-31' }), '2028-01-31')).toBe(250);
    expect(vestedOn(grant({ endedOn: '2025-01-30' }), '2028-01-31')).toBe(0);
  });

  const someTerms = fc
    .record({
      start: fc.integer({ min: dayNumber('2000-01-01'), max: dayNumber('2060-12-31') }).map(isoDay),
      interval: fc.integer({ min: 1, max: 12 }),
      instalments: fc.integer({ min: 1, max: 10 }),
      cliff: fc.nat(10),
      allocation: fc.constantFrom(...allocationTypes),
    })
    .map(({ start, interval, instalments, cliff, allocation }) => ({
      start,
      cliff_months: Math.min(cliff, instalments) * interval,
      length_months: instalments * interval,
      interval_months: interval,
      allocation,
    }));

  it('never falls and never exceeds the granted share, which is at most the whole', () => {
    const history = fc.record({
      basisPoints: fc.integer({ min: 1, max: 10_000 }),
      vesting: someTerms,
      days: fc.array(fc.integer({ min: -400, max: 4_500 }), { minLength: 2, maxLength: 12 }),
    });
    fc.assert(
      fc.property(history, ({ basisPoints, vesting, days }) => {
        expect(vestingTerms.safeParse(vesting).success).toBe(true);
        const one = grant({ basisPoints, vesting });
        const start = dayNumber(vesting.start);
        const vested = [...days].sort((a, b) => a - b).map((offset) => vestedOn(one, isoDay(start + offset)));
        expect(vested.every((sum, index) => sum >= (vested[index - 1] ?? 0) && sum <= basisPoints)).toBe(true);
        expect(vestedOn(one, isoDay(start + 4_500))).toBe(basisPoints);
      }),
      { numRuns: 1_000 },
    );
  });
});
