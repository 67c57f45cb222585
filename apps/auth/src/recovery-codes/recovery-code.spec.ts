import { describe, expect, it } from '@jest/globals';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts';

describe('recovery codes', () => {
  it('are ten, of sixteen characters that nobody mistakes, and never the same', () => {
    const codes = newRecoveryCodes();
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^[a-km-np-z2-9]{16}$/);
    expect(new Set([...codes, ...newRecoveryCodes()]).size).toBe(20);
  });

  it('are compared without capitals, blanks and hyphens, and belong to one account', () => {
    const stored = recoveryCodeHash('f1', 'abcdefghjkmnpqrs');
    expect(recoveryCodeHash('f1', ' ABCD-EFGH JKMN-PQRS\n')).toEqual(stored);
    expect(recoveryCodeHash('f2', 'abcdefghjkmnpqrs')).not.toEqual(stored);
    expect(recoveryCodeHash('f1', 'abcdefghjkmnpqrt')).not.toEqual(stored);
  });
});
