import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mergeRanges, watchedSeconds, watchedShare, type Range } from './watched-ranges.ts';

/** Stretches of whole seconds, so that the plain model below can count them one by one. */
const stretches = fc.array(
  fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 20 })).map(([from, length]): Range => [from, from + length]),
  { maxLength: 12 },
);
const secondsOf = (ranges: readonly Range[]) =>
  new Set(ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index)));

describe('the watched ranges', () => {
  it('is counted once, however often it was watched (against a plain model)', () => {
    fc.assert(fc.property(stretches, (ranges) => expect(watchedSeconds(ranges)).toBe(secondsOf(ranges).size)));
  });

  it('is the same in any order and merged again', () => {
    fc.assert(
      fc.property(stretches, (ranges) => {
        const merged = mergeRanges(ranges);
        expect(mergeRanges([...ranges].reverse())).toEqual(merged);
        expect(mergeRanges([...merged, ...ranges])).toEqual(merged);
        merged.slice(1).forEach(([from], index) => expect(from).toBeGreaterThan(merged[index]?.[1] ?? Infinity));
      }),
    );
  });

  it('has gaps where the learner jumped', () => {
    expect(
      watchedShare(
        [
          [0, 10],
          [90, 100],
        ],
        100,
      ),
    ).toBeCloseTo(0.2);
    expect(watchedShare([[0, 200]], 100)).toBe(1);
    expect(watchedShare([[0, 1]], 0)).toBe(0);
  });
});
