import { describe, expect, it } from '@jest/globals';
import { isCopied } from './key.ts';

describe('the count of a key', () => {
  it.each([
    [0, 0, false],
    [0, 1, false],
    [7, 8, false],
    [7, 7, true],
    [7, 6, true],
    [7, 0, true],
  ])('of %d before and %d now means a copy: %s', (before, now, is) => {
    expect(isCopied(before, now)).toBe(is);
  });
});
