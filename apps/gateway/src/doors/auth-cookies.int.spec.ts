import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuthDoor, session } from '../../test/auth-door.ts';
import { TEST_SITE } from '@nivel/testing/service-environment';
import {} from '../../test/gateway-world.ts';

let door: AuthDoor;
beforeAll(async () => {
  door = await AuthDoor.open();
});
beforeEach(() => door.beginAnew());
afterAll(() => door.close());

describe('AUT-7: cookies for our own pages only', () => {
  const own = { 'x-use-cookie': '1', origin: TEST_SITE, 'sec-fetch-site': 'same-origin' };
  const cookieOf = (response: Response): string | undefined =>
    response.headers.getSetCookie().find((one) => one.startsWith('__Host-nivel-refresh='));

  it('puts the refresh token into a cookie that no script reads, and out of the body', async () => {
    const response = await door.post('/token?grant_type=password', { body: '{}', headers: own });
    expect(await response.json()).toMatchObject({ access_token: 'aaa.bbb.ccc', refresh_token: '' });
    expect(cookieOf(response)).toBe(
      '__Host-nivel-refresh=refresh-token-1; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Strict',
    );
  });

  it('refreshes with the cookie only: no page can be made to take over a session it was given', async () => {
    const headers = { ...own, cookie: 'a=b; __Host-nivel-refresh=kept-token; c=d' };
    await door.post('/token?grant_type=refresh_token', { headers });
    await door.post('/token?grant_type=refresh_token', { body: '{"refresh_token":"given","x":1}', headers });
    expect(door.heard.map(({ input }) => input.body)).toEqual([
      { refresh_token: 'kept-token' },
      { refresh_token: 'kept-token', x: 1 },
    ]);
  });

  it('reports a missing session without a cookie', async () => {
    const response = await door.post('/token?grant_type=refresh_token', { headers: own });
    expect([response.status, response.headers.get('x-sb-error-code')]).toEqual([400, 'refresh_token_not_found']);
    expect(door.heard).toEqual([]);
  });

  it('takes the cookie away on sign-out, but not when only the others are signed out', async () => {
    const headers = { ...own, authorization: 'Bearer t' };
    expect(cookieOf(await door.post('/logout', { headers }))).toMatch(/^__Host-nivel-refresh=; .*Max-Age=0/);
    expect(cookieOf(await door.post('/logout?scope=others', { headers }))).toBeUndefined();
  });

  it('signs out with the cookie alone, and has the browser delete its cache', async () => {
    const response = await door.post('/logout?scope=local', {
      headers: { ...own, cookie: '__Host-nivel-refresh=kept' },
    });
    expect(response.headers.get('clear-site-data')).toBe('"cache"');
    expect(door.heard).toMatchObject([{ input: { headers: { cookieRefreshToken: 'kept' } }, call: { token: null } }]);
    // Sent again, when the cookie is deleted: nothing is left to end, and that is no error.
    await door.post('/logout?scope=local', { headers: own });
    expect(door.heard[1]?.input.headers.cookieRefreshToken).toBe('');
  });

  it('shows the session of the cookie to a sign-in that takes its place, and to nothing else', async () => {
    const headers = { ...own, cookie: '__Host-nivel-refresh=kept' };
    await door.post('/token?grant_type=password', { body: '{}', headers });
    await door.post('/token?grant_type=refresh_token', { body: '{}', headers });
    await door.post('/token?grant_type=password', { body: '{}', headers: { cookie: headers.cookie } });
    await door.post('/token?grant_type=pkce', { body: '{}', headers });
    await door.post('/token?grant_type=id_token', { body: '{}', headers });
    expect(door.heard.map(({ input }) => input.headers.cookieRefreshToken)).toEqual([
      ...['kept', undefined, undefined, 'kept', 'kept'],
    ]);
  });

  it('hands on the proof of the browser key, cut where nothing good is that long', async () => {
    await door.post('/token?grant_type=refresh_token', {
      body: '{"refresh_token":"x"}',
      headers: { 'x-session-proof': 'p'.repeat(5_000) },
    });
    expect(door.heard[0]?.input.headers.sessionProof).toHaveLength(1_025);
  });

  it.each([
    ['a foreign origin', { 'x-use-cookie': '1', origin: 'https://evil.example' }],
    ['the null origin', { 'x-use-cookie': '1', origin: 'null' }],
    ['our name with another port', { 'x-use-cookie': '1', origin: 'http://localhost:4001' }],
    ['our name as a prefix', { 'x-use-cookie': '1', origin: 'http://localhost:4000.evil.example' }],
    ['our name as user info', { 'x-use-cookie': '1', origin: 'http://localhost:4000@evil.example' }],
    ['a sister site', { 'x-use-cookie': '1', origin: TEST_SITE, 'sec-fetch-site': 'same-site' }],
    ['a cross-site page', { 'x-use-cookie': '1', 'sec-fetch-site': 'cross-site' }],
    ['a navigation', { 'x-use-cookie': '1', 'sec-fetch-site': 'none' }],
    ['nobody says from where', { 'x-use-cookie': '1' }],
    ['a switched-off flag', { 'x-use-cookie': '0', origin: 'https://evil.example' }],
  ])('refuses cookies to %s, and calls no service', async (_who, headers) => {
    for (const path of ['/token?grant_type=refresh_token', '/token?grant_type=password', '/logout']) {
      const response = await door.post(path, {
        body: '{}',
        headers: { ...headers, cookie: '__Host-nivel-refresh=kept' },
      });
      expect([response.status, response.headers.getSetCookie(), door.heard]).toEqual([403, [], []]);
    }
  });

  it('never uses the cookie for a caller that does not ask for it', async () => {
    await door.post('/token?grant_type=refresh_token', {
      body: '{}',
      headers: { origin: TEST_SITE, cookie: '__Host-nivel-refresh=kept' },
    });
    expect(door.heard[0]?.input.body).toEqual({});
  });

  it('gives other clients their refresh token in the body, as the contract says', async () => {
    const response = await door.post('/token?grant_type=password', { body: '{}' });
    expect(await response.json()).toEqual(session);
    expect(cookieOf(response)).toBeUndefined();
  });
});
