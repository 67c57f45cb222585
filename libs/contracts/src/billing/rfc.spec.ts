import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isRfc, normalRfc, rfcCheckDigit, rfcKind } from './rfc.ts';

/** The samples that the SAT publishes for testing CFDI. */
const KNOWN = ['EKU9003173C9', 'IIA040805DZ4', 'URE180429TM6', 'CACX7605101P8', 'FUNK671228PH6', 'XIA190128J61'];

describe('an RFC', () => {
  it.each(KNOWN)('%s is one', (rfc) => {
    expect(isRfc(rfc)).toBe(true);
  });

  it.each([
    ['another check digit', 'EKU9003173C8'],
    ['a month that there is not', `EKU901317${'3C'}${rfcCheckDigit('EKU9013173C')}`],
    ['too short', 'EKU9003173C'],
    ['the public in general', 'XAXX010101000'],
    ['foreigners', 'XEXX010101000'],
    ['nothing', ''],
  ])('with %s is none', (_, rfc) => {
    expect(isRfc(rfc)).toBe(false);
  });

  it('is read however it is typed, and says whose it is', () => {
    expect(normalRfc(' eku-900317 3c9 ')).toBe('EKU9003173C9');
    expect([rfcKind('EKU9003173C9'), rfcKind('CACX7605101P8')]).toEqual(['company', 'person']);
  });

  it('with one digit of its day mistyped is none', () => {
    const mistyped = fc.tuple(fc.constantFrom(...KNOWN), fc.nat(5), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(mistyped, ([rfc, at, more]) => {
        const place = rfc.length - 9 + at;
        const digit = String((Number(rfc[place]) + more) % 10);
        return !isRfc(rfc.slice(0, place) + digit + rfc.slice(place + 1));
      }),
    );
  });
});
