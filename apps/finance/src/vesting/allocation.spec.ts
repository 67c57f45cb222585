import { describe, expect, it } from '@jest/globals';
import { allocationTypes, type AllocationType } from '@nivel/contracts/finance/equity-values';
import fc from 'fast-check';
import { cumulativeAllocation } from './allocation.ts';

const instalments = (type: AllocationType, total: number, count: number): number[] =>
  cumulativeAllocation(type, total, count).map((sum, index, all) => sum - (all[index - 1] ?? 0));

/** The description of the enumeration AllocationType in the Open Cap Format: 18 shares split across 4 tranches. */
const PUBLISHED: Record<AllocationType, number[]> = {
  CUMULATIVE_ROUNDING: [5, 4, 5, 4],
  CUMULATIVE_ROUND_DOWN: [4, 5, 4, 5],
  FRONT_LOADED: [5, 5, 4, 4],
  BACK_LOADED: [4, 4, 5, 5],
  FRONT_LOADED_TO_SINGLE_TRANCHE: [6, 4, 4, 4],
  BACK_LOADED_TO_SINGLE_TRANCHE: [4, 4, 4, 6],
  FRACTIONAL: [4.5, 4.5, 4.5, 4.5],
};

describe('the allocation of a total over instalments', () => {
  it.each(allocationTypes)('%s splits 18 over 4 as published', (type) => {
    expect(instalments(type, 18, 4)).toEqual(PUBLISHED[type]);
  });

  it('never falls, ends at the total, and is whole except where it is fractional', () => {
    const split = fc.record({
      type: fc.constantFrom(...allocationTypes),
      total: fc.integer({ min: 0, max: 10_000 }),
      count: fc.integer({ min: 1, max: 120 }),
    });
    fc.assert(
      fc.property(split, ({ type, total, count }) => {
        const after = cumulativeAllocation(type, total, count);
        expect(after).toHaveLength(count);
        expect(after.at(-1)).toBe(total);
        expect(after.every((sum, index) => sum >= (after[index - 1] ?? 0))).toBe(true);
        if (type !== 'FRACTIONAL') expect(after.every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it('never differs from an even split by as much as the number of instalments', () => {
    const split = fc.record({
      type: fc.constantFrom(...allocationTypes),
      total: fc.integer({ min: 0, max: 10_000 }),
      count: fc.integer({ min: 1, max: 120 }),
    });
    fc.assert(
      fc.property(split, ({ type, total, count }) =>
        cumulativeAllocation(type, total, count).every(
          (sum, index) => Math.abs(sum - (total * (index + 1)) / count) < count,
        ),
      ),
    );
  });
});
