import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isSignedMedia, mediaSigner } from './media-address.ts';

const key = randomBytes(32).toString('base64');
const userId = randomUUID();
const NOW = Date.parse('2026-11-16T18:07:00Z');
const seconds = 4 * 3_600;
const sign = mediaSigner(key, userId, { nowMs: NOW, seconds });
const address = sign('x100/film.webm');

describe('a signed address of media', () => {
  it('opens until its end and not after', () => {
    expect(address).toMatch(/^\/media\/x100\/film\.webm\?until=\d+&for=[\w-]{16}&sig=[\w-]{43}$/);
    expect(isSignedMedia(key, address, NOW)).toBe(true);
    expect(isSignedMedia(key, address, NOW + seconds * 1_000)).toBe(true);
    expect(isSignedMedia(key, address, NOW + (seconds + 900) * 1_000)).toBe(false);
  });

  it('is the same for some minutes, so that a cache has it, and another one for another person', () => {
    expect(mediaSigner(key, userId, { nowMs: NOW + 60_000, seconds })('x100/film.webm')).toBe(address);
    expect(mediaSigner(key, randomUUID(), { nowMs: NOW, seconds })('x100/film.webm')).not.toBe(address);
  });

  it('does not reveal whose it is', () => {
    expect(address).not.toContain(userId);
    expect(address).not.toContain(Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url'));
  });

  it('opens nothing when any character of it is another', () => {
    fc.assert(
      fc.property(fc.nat({ max: address.length - 1 }), fc.constantFrom(...'aZ09-_/?&=.%'), (at, sign_) => {
        const other = address.slice(0, at) + sign_ + address.slice(at + 1);
        fc.pre(other !== address);
        // The last character of a signature has two unused bits.
        fc.pre(at < address.length - 1);
        expect(isSignedMedia(key, other, NOW)).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['another file', address.replace('film', 'other')],
    ['a later end', address.replace(/until=\d+/, (until) => `until=${Number(until.slice(6)) + 900}`)],
    ['another person', address.replace(/for=[\w-]{16}/, `for=${'A'.repeat(16)}`)],
    ['another spelling of the path', address.replace('/film', '//film')],
    ['an encoded spelling', address.replace('film', '%66ilm')],
    ['no signature', '/media/x100/film.webm'],
    ['nothing but a query', address.slice(address.indexOf('?'))],
    ['more in the query', `${address}&x=1`],
    ['a query twice', `${address}?${address.split('?')[1] ?? ''}`],
    ['a very long one', `${address}${'&'.repeat(1_000_000)}`],
  ])('with %s opens nothing', (_, other) => {
    expect(isSignedMedia(key, other, NOW)).toBe(false);
  });

  it('of another key opens nothing', () => {
    expect(isSignedMedia(randomBytes(32).toString('base64'), address, NOW)).toBe(false);
  });
});
