import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { isRefreshTokenOf, readRefreshToken, writeRefreshToken } from './refresh-token.ts';

const key = randomBytes(32);
const claim = { sessionId: '01995f3c-0a2b-7c3d-8e4f-0123456789ab', count: 7 };

describe('refresh tokens', () => {
  it('say which session and count they are of, and are proven by the session key', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 0xffff_ffff }), (sessionId, count) => {
        const token = writeRefreshToken({ sessionId, count }, key);
        expect(readRefreshToken(token)).toEqual({ sessionId, count });
        expect(isRefreshTokenOf(token, { sessionId, count }, key)).toBe(true);
        expect(isRefreshTokenOf(token, { sessionId, count }, randomBytes(32))).toBe(false);
      }),
    );
  });

  it('are the same whenever they are computed, so that the active one can be answered again', () => {
    expect(writeRefreshToken(claim, key)).toBe(writeRefreshToken(claim, key));
  });

  it('are no tokens when a character, the length or the alphabet is wrong', () => {
    const token = writeRefreshToken(claim, key);
    for (let at = 0; at < token.length; at++) {
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(readRefreshToken(`${token.slice(0, at)}${other}${token.slice(at + 1)}`)).toBeNull();
    }
    for (const wrong of ['', 'abcdefghijkl', token.slice(1), `${token}A`, `${token.slice(1)}=`, `${token.slice(1)} `]) {
      expect(readRefreshToken(wrong)).toBeNull();
    }
  });

  it('with another count and a right checksum are still not proven', () => {
    const forged = writeRefreshToken({ ...claim, count: 8 }, randomBytes(32));
    expect(readRefreshToken(forged)).toEqual({ ...claim, count: 8 });
    expect(isRefreshTokenOf(forged, { ...claim, count: 8 }, key)).toBe(false);
  });
});
