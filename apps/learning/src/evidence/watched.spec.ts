import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addRanges, possibleSeconds, toRanges, secondsOf, shareOf } from './watched.ts';

const LENGTH = 60;
const range = fc.tuple(fc.integer({ min: -5, max: 70 }), fc.integer({ min: -5, max: 70 }));
const ranges = fc.array(range, { maxLength: 30 });

/** Which whole seconds were watched, ticked off one by one. */
const model = (list: readonly (readonly [number, number])[]): number => {
  const seen = new Set<number>();
  for (const [from, to] of list) {
    for (let second = Math.max(0, from); second < Math.min(LENGTH, to); second += 1) seen.add(second);
  }
  return seen.size;
};

describe('the watched ranges', () => {
  it('is the union of all stretches, cut to the length; gaps count as unwatched', () => {
    fc.assert(
      fc.property(ranges, (list) => {
        expect(secondsOf(addRanges([], list, LENGTH))).toBe(model(list));
      }),
      { numRuns: 2_000 },
    );
  });

  it('does not depend on the order or number of reports, and the same report again changes nothing', () => {
    fc.assert(
      fc.property(ranges, fc.nat(30), (list, cut) => {
        const once = addRanges([], list, LENGTH);
        const twice = addRanges(addRanges([], list.slice(cut), LENGTH), list.slice(0, cut), LENGTH);
        expect(twice).toEqual(once);
        expect(addRanges(once, list, LENGTH)).toEqual(once);
      }),
    );
  });

  it('is shown as ascending stretches without overlap, and as a share', () => {
    const watched = addRanges(
      [],
      [
        [30, 45],
        [0, 10],
        [5, 12.5],
      ],
      LENGTH,
    );
    expect(toRanges(watched)).toEqual([
      [0, 12.5],
      [30, 45],
    ]);
    expect(shareOf(watched, LENGTH)).toBe(0.4583);
    expect(shareOf(watched, 0)).toBe(0);
  });

  it('cannot be more than the fastest player shows since the opening', () => {
    const rules = { watchMaxSpeed: 2.5, watchGraceSeconds: 5 };
    expect(possibleSeconds(0, 10_000, rules)).toBe(30);
    expect(possibleSeconds(10_000, 0, rules)).toBe(5);
  });
});
