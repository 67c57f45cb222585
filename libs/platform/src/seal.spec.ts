import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { openSealed, seal } from './seal.ts';

const key = randomBytes(32).toString('base64');

describe('seal', () => {
  it('is opened by the same key and context, and by nothing else', () => {
    const sealed = seal(key, { code: '123456' }, 'mail:confirm:u1');
    expect(openSealed(key, sealed, 'mail:confirm:u1')).toEqual({ code: '123456' });
    expect(sealed).not.toContain(Buffer.from('123456').toString('base64url').slice(0, 6));
    expect(() => openSealed(key, sealed, 'mail:confirm:u2')).toThrow();
    expect(() => openSealed(randomBytes(32).toString('base64'), sealed, 'mail:confirm:u1')).toThrow();
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
});
