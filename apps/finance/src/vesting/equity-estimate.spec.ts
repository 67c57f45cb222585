import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { equityEstimate, shareOf } from './equity-estimate.ts';

describe('the estimate of a share', () => {
  it('is its percent of the payments, the vested part apart', () => {
    expect(equityEstimate(1_234_567, 1_250, 625)).toEqual({ full: 154_320, vested: 77_160 });
    expect(equityEstimate(10_000, 450, 4.5)).toEqual({ full: 450, vested: 4 });
    expect(equityEstimate(0, 10_000, 10_000)).toEqual({ full: 0, vested: 0 });
  });

  it('is exact where floating-point numbers are not', () => {
    expect(shareOf(9_000_000_000_000_001, 10_000)).toBe(9_000_000_000_000_001);
    expect(shareOf(10_000_000_000_000, 3_333)).toBe(3_333_000_000_000);
  });

  it('never sums to more than the payments', () => {
    const shares = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), shares, (amount, some) => {
        const whole = some.reduce((sum, one) => sum + one, 0);
        const fitted = some.map((one) => Math.floor((one * 10_000) / whole));
        expect(fitted.reduce((sum, one) => sum + shareOf(amount, one), 0)).toBeLessThanOrEqual(amount);
      }),
    );
  });
});
