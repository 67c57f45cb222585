import { expect, it } from '@jest/globals';
import { AUTH_ROOT_KEY, AUTH_ROOT_PUBLIC_KEYS, rootKey } from '@nivel/testing/root-keys';
import { publicRootKeys, readRootKeys, rootPrivateKey, rootPublicKeys } from './root-keys.ts';

it('what others are given of a root key holds no private half', () => {
  expect(publicRootKeys(AUTH_ROOT_KEY)).not.toContain(rootKey.d);
  expect(readRootKeys(AUTH_ROOT_PUBLIC_KEYS).keys).toEqual([
    { kty: 'EC', crv: 'P-256', kid: rootKey.kid, x: rootKey.x, y: rootKey.y, alg: 'ES256', use: 'sig' },
  ]);
});

it('a setting that holds the wrong half, nothing or no key is refused at boot', () => {
  const isGood = (text: string): boolean => rootPublicKeys.safeParse(text).success;
  expect(isGood(AUTH_ROOT_PUBLIC_KEYS)).toBe(true);
  expect([`{"keys":[${AUTH_ROOT_KEY}]}`, '', '{"keys":[]}', 'keys'].map(isGood)).toEqual([false, false, false, false]);
  const isPrivate = (text: string): boolean => rootPrivateKey.safeParse(text).success;
  expect([AUTH_ROOT_KEY, AUTH_ROOT_PUBLIC_KEYS, ''].map(isPrivate)).toEqual([true, false, false]);
});
