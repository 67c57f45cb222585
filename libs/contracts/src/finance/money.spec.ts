import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { currencies, decimalOf, minorUnits, mostMinorUnits } from './money.ts';
import { currency, decimalAmount } from './money-schema.ts';

const amount = decimalAmount('Amount');

describe('money', () => {
  it('returns from a decimal number to the same hundredth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: mostMinorUnits }), (minor) => {
        const decimal = decimalOf(minor);
        expect(amount.parse(decimal)).toBe(decimal);
        expect(minorUnits(decimal)).toBe(minor);
        expect(minorUnits(JSON.parse(JSON.stringify(decimal)) as number)).toBe(minor);
      }),
      { numRuns: 300 },
    );
  });

  it('has no third decimal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 9 }),
        (whole, thousandths) => !amount.safeParse(Number(`${whole}.12${thousandths}`)).success,
      ),
      { numRuns: 100 },
    );
  });

  it.each([-0.01, 100_000_000_000.01, 1e15, Number.NaN, Number.POSITIVE_INFINITY, '12', null])(
    'is not %p',
    (wrong: unknown) => {
      expect(amount.safeParse(wrong).success).toBe(false);
    },
  );

  it('is in a currency that ISO 4217 divides into hundredths', () => {
    expect(new Set(currencies).size).toBe(currencies.length);
    for (const one of ['JPY', 'CLP', 'KRW', 'KWD', 'BHD', 'XAU', 'usd', '', 'US', null])
      expect(currency.safeParse(one).success).toBe(false);
    for (const one of ['USD', 'MXN', 'EUR', 'GBP']) expect(currency.parse(one)).toBe(one);
  });
});
