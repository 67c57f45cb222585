import { describe, expect, it } from '@jest/globals';
import { isSignOut, whoSignsOut } from './sign-out.ts';

const urlOf = (query: string) => new URL(`https://nivel.test/auth/v1/logout${query}`);

describe('a sign-out that the service worker sees', () => {
  it('is one of this browser, and not of the other sessions', () => {
    expect(isSignOut('POST', urlOf('?scope=local&id=ana'))).toBe(true);
    expect(isSignOut('POST', urlOf(''))).toBe(true);
    expect(isSignOut('POST', urlOf('?scope=others'))).toBe(false);
    expect(isSignOut('GET', urlOf('?scope=local'))).toBe(false);
    expect(isSignOut('POST', new URL('https://nivel.test/auth/v1/token'))).toBe(false);
  });

  it('is that of the person whom it names, whoever studied here last', async () => {
    const last = async () => Promise.resolve({ userId: 'ana' });
    expect(await whoSignsOut(urlOf('?scope=local&id=ben'), last)).toBe('ben');
    expect(await whoSignsOut(urlOf('?scope=local'), last)).toBe('ana');
    expect(await whoSignsOut(urlOf('?scope=local&id='), last)).toBe('ana');
    expect(await whoSignsOut(urlOf('?scope=local'), async () => Promise.resolve(null))).toBeNull();
  });
});
