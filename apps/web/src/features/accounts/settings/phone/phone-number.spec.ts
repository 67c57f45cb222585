import { describe, expect, it } from '@jest/globals';
import { phoneOf, shownPhone } from './phone-number.ts';

describe('a typed number', () => {
  it.each([
    ['55 1234 5678', '525512345678'],
    ['(55) 1234-5678', '525512345678'],
    ['+52 55 1234 5678', '525512345678'],
    ['+1 415 555 2671', '14155552671'],
  ])('%s is %s', (typed, phone) => {
    expect(phoneOf(typed)).toBe(phone);
  });

  it.each(['', '+', '1234', '+0551234567', '55 1234 567a', '14155552671', '+1234567890123456'])(
    '%j is none',
    (typed) => {
      expect(phoneOf(typed)).toBeNull();
    },
  );

  it('is shown in groups where it is of Mexico', () => {
    expect([shownPhone('525512345678'), shownPhone('14155552671')]).toEqual(['+52 55 1234 5678', '+14155552671']);
  });
});
