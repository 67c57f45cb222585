import { describe, expect, it } from '@jest/globals';
import { phoneOf } from './phone-number.ts';

describe('phoneOf', () => {
  it.each(['+52 55 1234 5678', '525512345678', ' 52 5512345678 '])('reads %j', (given) => {
    expect(phoneOf(given)).toBe('525512345678');
  });

  it.each(['', '+', '0525512345678', '5', '1234567890123456', '55-1234', '٥٥١٢٣٤', `5${' '.repeat(100_000)}5`])(
    'refuses what is no number (%#)',
    (given) => {
      expect(() => phoneOf(given)).toThrow('Invalid phone number format (E.164 required)');
    },
  );
});
