import { describe, expect, it } from '@jest/globals';
import { passMethodsFor, passPrice } from './passes.ts';

describe('a pass', () => {
  it('costs its months at their monthly price', () => {
    expect([passPrice('pro', 1), passPrice('pro', 3), passPrice('pro', 12)]).toEqual([799_00, 2397_00, 9588_00]);
    expect(passPrice('elite', 12)).toBe(19_188_00);
  });

  it('is paid at an OXXO up to its limit, and by transfer at any price', () => {
    expect(passMethodsFor(10_000_00, 10_000_00)).toEqual(['oxxo', 'spei']);
    expect(passMethodsFor(10_000_01, 10_000_00)).toEqual(['spei']);
  });
});
