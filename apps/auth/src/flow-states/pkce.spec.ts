import { describe, expect, it } from '@jest/globals';
import { isVerifierOf, pkceOf } from './pkce.ts';

// RFC 7636, appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

describe('pkceOf', () => {
  it('reads a challenge with its method in any case, and none where there is none', () => {
    expect(pkceOf(challenge, 'S256')).toEqual({ challenge, method: 's256' });
    expect(pkceOf('~'.repeat(128), 'plain')).toEqual({ challenge: '~'.repeat(128), method: 'plain' });
    expect(pkceOf('', '')).toBeNull();
  });

  it.each([
    ['a challenge alone', challenge, '', 'PKCE flow requires code_challenge_method and code_challenge'],
    ['a method alone', '', 's256', 'PKCE flow requires code_challenge_method and code_challenge'],
    ['a short one', 'a'.repeat(42), 's256', 'code challenge has to be between 43 and 128 characters'],
    ['a long one', 'a'.repeat(129), 's256', 'code challenge has to be between 43 and 128 characters'],
    ['another alphabet', 'ñ'.repeat(43), 's256', /^code challenge can only contain alphanumeric characters/],
    ['another method', challenge, 's512', 'code challenge method not supported'],
  ])('refuses %s', (_case, given, method, message) => {
    expect(() => pkceOf(given, method)).toThrow(message);
  });
});

describe('isVerifierOf', () => {
  it('compares the hash of the verifier, or the verifier itself', () => {
    expect(isVerifierOf(verifier, { challenge, method: 's256' })).toBe(true);
    expect(isVerifierOf(challenge, { challenge, method: 's256' })).toBe(false);
    expect(isVerifierOf(verifier, { challenge: verifier, method: 'plain' })).toBe(true);
    expect(isVerifierOf('', { challenge, method: 'plain' })).toBe(false);
  });
});
