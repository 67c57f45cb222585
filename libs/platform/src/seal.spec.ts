import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { openSealed, seal, sealSettings } from './seal.ts';

const newKey = (): string => randomBytes(32).toString('base64');
const key = newKey();

describe('seal', () => {
  it('is opened by the same key and context, and by nothing else', () => {
    const sealed = seal(key, { code: '123456' }, 'mail:confirm:u1');
    expect(openSealed(key, sealed, 'mail:confirm:u1')).toEqual({ code: '123456' });
    expect(sealed).not.toContain(Buffer.from('123456').toString('base64url').slice(0, 6));
    expect(() => openSealed(key, sealed, 'mail:confirm:u2')).toThrow();
    expect(() => openSealed(newKey(), sealed, 'mail:confirm:u1')).toThrow();
  });

  it('refuses a text in which any byte was changed', () => {
    const bytes = Buffer.from(seal(key, 'a secret', 'c'), 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(() => openSealed(key, changed.toString('base64url'), 'c')).toThrow();
    }
    expect(() => openSealed(key, '', 'c')).toThrow();
  });

  it('never seals the same value twice alike', () => {
    expect(seal(key, 1, 'c')).not.toBe(seal(key, 1, 'c'));
  });

  it('names its key: the old one still opens after a new one seals', () => {
    const next = newKey();
    const [before, after] = [seal(key, 'before', 'c'), seal(`${next},${key}`, 'after', 'c')];
    expect(openSealed(`${next},${key}`, before, 'c')).toBe('before');
    expect(openSealed(next, after, 'c')).toBe('after');
    expect(() => openSealed(key, after, 'c')).toThrow(/^Sealed with the key [0-9a-f]{8}, which is not known here$/);
    expect(() => openSealed(next, before, 'c')).toThrow(/is not known here/);
  });

  it('is a setting of one key or several, each whole', () => {
    const isGood = (text: string): boolean => sealSettings.safeParse({ MAIL_SEAL_KEY: text }).success;
    expect([key, `${newKey()},${key}`].map(isGood)).toEqual([true, true]);
    expect(['', `${key},`, `${key},short`].map(isGood)).toEqual([false, false, false]);
  });
});
