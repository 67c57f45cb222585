import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { seal } from '@nivel/platform/seal';
import { readUnsubscribeToken, unsubscribeLink } from './unsubscribe-link.ts';

const newKey = (): string => randomBytes(32).toString('base64');
const MAIL_SEAL_KEY = newKey();
const whom = { userId: '01890a5d-ac96-774b-bcce-b302099a8057', kind: 'achievements' };
const tokenOf = (to: typeof whom): string => {
  const url = new URL(unsubscribeLink(to, { PUBLIC_URL: 'https://nivel.example', MAIL_SEAL_KEY }));
  return url.searchParams.get('token') ?? '';
};

describe('the token of a link to unsubscribe', () => {
  it('names person and kind, and does not show them', () => {
    const token = tokenOf(whom);
    expect(readUnsubscribeToken(token, MAIL_SEAL_KEY)).toEqual(whom);
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toMatch(/achievements|01890a5d/);
    expect(tokenOf(whom)).not.toBe(token);
  });

  it('is worth nothing once a single bit of it is another', () => {
    const bytes = Buffer.from(tokenOf(whom), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(readUnsubscribeToken(changed.toString('base64url'), MAIL_SEAL_KEY)).toBeNull();
    }
  });

  it('cannot be made without the key, nor by another seal', () => {
    expect(readUnsubscribeToken(tokenOf(whom), newKey())).toBeNull();
    for (const about of [`mail:confirm:${whom.userId}`, '', 'Unsubscribe'])
      expect(readUnsubscribeToken(seal(MAIL_SEAL_KEY, whom, about), MAIL_SEAL_KEY)).toBeNull();
    for (const other of [{ userId: 'x', kind: 'y' }, { ...whom, isAll: true }, null, 'text'])
      expect(readUnsubscribeToken(seal(MAIL_SEAL_KEY, other, 'unsubscribe'), MAIL_SEAL_KEY)).toBeNull();
  });

  it('is not guessed', () => {
    fc.assert(fc.property(fc.string(), (guess) => readUnsubscribeToken(guess, MAIL_SEAL_KEY) === null));
    fc.assert(
      fc.property(fc.base64String({ minLength: 40, maxLength: 300 }), (guess) => {
        return readUnsubscribeToken(guess, MAIL_SEAL_KEY) === null;
      }),
    );
  });
});
