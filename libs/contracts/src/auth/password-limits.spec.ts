import { describe, expect, it } from '@jest/globals';
import { isPasswordTooLong } from './password-limits.ts';

describe('the longest password', () => {
  it('has 128 characters of any kind', () => {
    for (const one of ['a', 'é', '字', '🌵']) {
      expect(isPasswordTooLong(one.repeat(128))).toBe(false);
      expect(isPasswordTooLong(one.repeat(129))).toBe(true);
    }
    expect(isPasswordTooLong('a'.repeat(10_000_000))).toBe(true);
  });
});
