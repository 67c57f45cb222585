import { describe, expect, it } from '@jest/globals';
import { milestoneUpdates } from './milestone-shape.ts';
import { progressOf } from './progress.ts';

const rows: readonly (readonly [unknown, number])[] = [
  [0, 0],
  [100, 100],
  [40, 40],
  ['40', 40],
  [' 40 ', 40],
  ['100', 100],
  [-1, 0],
  ['-1', 0],
  [101, 0],
  ['150', 0],
  [12.7, 0],
  ['12.7', 0],
  ['12abc', 0],
  ['50%', 0],
  ['', 0],
  [' ', 0],
  [null, 0],
  [true, 0],
  [Number.NaN, 0],
  [-0, 0],
];

describe('progress', () => {
  it.each(rows)('given as %p is %d', (given, expected) => expect(progressOf(given)).toBe(expected));

  it('is read alike at the documented door', () => {
    const doors = rows
      .filter(([given]) => !Number.isNaN(given))
      .map(([given]) => milestoneUpdates.parse({ progress: given }).progress);
    expect(doors).toEqual(rows.filter(([given]) => !Number.isNaN(given)).map(([, expected]) => expected));
  });
});
