import { expect, it } from '@jest/globals';
import { readAuthCookies, setDeviceCookie, setRefreshCookie } from './auth-cookies.ts';

const NOTHING = { refreshToken: null, deviceId: null, signUpProof: null, flowBrowser: null, ssoBrowser: null };

it('reads the cookies of accounts among those of others, and the first of a doubled one', () => {
  const cookie = 'a=b; __Host-nivel-refresh=first; __Host-nivel-device = d+/=~ ;__Host-nivel-refresh=second; c';
  expect(readAuthCookies({ cookie })).toEqual({ ...NOTHING, refreshToken: 'first', deviceId: 'd+/=~' });
});

it.each([undefined, '', ';;', '=', '__Host-nivel-refresh', '__Host-nivel-refresh=', '__proto__=x'])(
  'finds none in %p',
  (cookie) => expect(readAuthCookies(cookie === undefined ? {} : { cookie })).toEqual(NOTHING),
);

it('writes a token unchanged, and no value that ends the cookie or starts another', () => {
  expect(setDeviceCookie('d+/=~', 1)).toMatch(/^__Host-nivel-device=d\+\/=~; Max-Age=86400; /);
  const value = 'x; Domain=evil.example\r\nSet-Cookie: a=b, "é"';
  const [pair = '', ...attributes] = setRefreshCookie(value, 1).split('; ');
  expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=86400', 'Path=/', 'SameSite=Strict', 'Secure']);
  expect(pair).toMatch(/^[\x21-\x7e]+$/);
  expect(readAuthCookies({ cookie: pair }).refreshToken).toBe(value);
});
