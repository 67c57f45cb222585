import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createClient } from '@supabase/supabase-js';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { followLink } from '@nivel/contracts/auth/follow-link.operation';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { publishKeys } from '@nivel/contracts/auth/publish-keys.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { signOut } from '@nivel/contracts/auth/sign-out.operation';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { GatewayWorld, SITE } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let url: string;
let heard: { input: AuthRequest; call: Call }[] = [];

const session = {
  access_token: 'aaa.bbb.ccc',
  token_type: 'bearer',
  expires_in: 600,
  expires_at: 4_000_000_000,
  refresh_token: 'refresh-token-1',
  user: {
    id: 'u',
    email: 'ana@example.mx',
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: {},
    user_metadata: {},
    identities: [],
    created_at: '',
  },
};

const answerWith = (name: string, answer: () => unknown): void => {
  world.service.answers.set(name, (input, call) => {
    heard.push({ input: input as AuthRequest, call });
    return Promise.resolve(answer());
  });
};

beforeAll(async () => {
  world = await GatewayWorld.start();
  const off = { RATE_SIGN_UP: '0', RATE_TOKEN: '0', RATE_VERIFY: '0', RATE_MAIL: '0', RATE_UPDATE_USER: '0' };
  url = (await world.gateway(off)).url;
}, 60_000);
beforeEach(() => {
  heard = [];
  answerWith(issueToken.name, () => ({ status: 200, headers: { 'x-device-id': 'device-1' }, body: session }));
  answerWith(signOut.name, () => ({ status: 204, body: null }));
  answerWith(followLink.name, () => ({ status: 303, body: null, redirect: `${SITE}/inicio#access_token=ñ` }));
  answerWith(signUp.name, () => {
    const details = { weak_password: { reasons: ['length'] } };
    throw new AppError(authErrors.weak_password, { message: 'Password should be at least 8 characters.', details });
  });
  answerWith(readUser.name, () => {
    throw new Error('row 17 is broken');
  });
});
afterAll(() => world.stop());

const post = (path: string, options: { body?: string; headers?: Record<string, string> } = {}) =>
  fetch(`${url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json;charset=UTF-8', ...options.headers },
    ...(options.body === undefined ? {} : { body: options.body }),
    redirect: 'manual',
  });

describe('the auth door', () => {
  it('hands over query, body and the headers that count, the first of repeated parameters', async () => {
    await post('/token?grant_type=password&redirect_to=a&redirect_to=b', {
      body: '{"email":"ana@example.mx","unknown":{"deep":[1]}}',
      headers: { redirect_to: 'http://x', referer: 'http://y', cookie: '__Host-nivel-device=d-9' },
    });
    expect(heard[0]?.input).toMatchObject({
      query: { grant_type: 'password', redirect_to: 'a' },
      body: { email: 'ana@example.mx', unknown: { deep: [1] } },
      headers: { redirectTo: 'http://x', referer: 'http://y', deviceId: 'd-9' },
    });
    expect(heard[0]?.call.clientIp).toBe('127.0.0.1');
  });

  it('takes a JSON content type without any body', async () => {
    const answer = await post('/logout?scope=local', { headers: { authorization: 'Bearer t' } });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(heard[0]?.input.body).toBeNull();
    expect(heard[0]?.call.token).toBe('t');
  });

  it('sends redirects on, with their target escaped', async () => {
    const answer = await fetch(`${url}/auth/v1/verify?token=a&type=signup`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${SITE}/inicio#access_token=%C3%B1`]);
  });

  it('lets an answer be cached when it says so itself, and only then', async () => {
    const headers = { 'cache-control': 'public, max-age=600' };
    answerWith(publishKeys.name, () => ({ status: 200, headers, body: { keys: [] } }));
    const keys = await fetch(`${url}/auth/v1/.well-known/jwks.json`);
    expect(keys.headers.get('cache-control')).toBe('public, max-age=600');
    expect((await post('/token?grant_type=password', { body: '{}' })).headers.get('cache-control')).toBe('no-store');
  });

  it('ignores whatever a client sends as bearer to the public endpoints', async () => {
    const answer = await post('/token?grant_type=password', {
      body: '{}',
      headers: { authorization: 'Bearer public-key' },
    });
    expect(answer.status).toBe(200);
    expect(heard[0]?.call.token).toBeNull();
  });

  it('keeps the device in a cookie and shows its id to nobody', async () => {
    const answer = await post('/token?grant_type=password', { body: '{}' });
    expect(answer.headers.get('x-device-id')).toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-nivel-device=device-1; Path=/; Max-Age=31536000; HttpOnly; Secure; SameSite=Strict',
    ]);
  });

  it('keeps what tells the browser that signed up in a cookie, for a day, and shows it to the service only', async () => {
    answerWith(signUp.name, () => ({ status: 200, headers: { 'x-sign-up-proof': 'proof-1' }, body: session.user }));
    const answer = await post('/signup', { body: '{}', headers: { cookie: '__Host-nivel-sign-up=proof-0' } });
    expect(answer.headers.get('x-sign-up-proof')).toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-nivel-sign-up=proof-1; Path=/; Max-Age=86400; HttpOnly; Secure; SameSite=Strict',
    ]);
    expect(heard[0]?.input.headers.signUpProof).toBe('proof-0');
  });
});

describe('errors of the auth door', () => {
  const refused = async (version?: string, path = '/signup') => {
    const answer = await post(path, {
      body: '{}',
      headers: version === undefined ? {} : { 'x-supabase-api-version': version },
    });
    return { status: answer.status, body: (await answer.json()) as object, headers: answer.headers };
  };

  it.each([undefined, 'soon', '2023-12-31', '2024-13-77'])('have the old form for version %s', async (version) => {
    const { status, body, headers } = await refused(version);
    expect(status).toBe(422);
    expect(body).toEqual({
      code: 422,
      error_code: 'weak_password',
      msg: 'Password should be at least 8 characters.',
      weak_password: { reasons: ['length'] },
    });
    expect(headers.get('x-sb-error-code')).toBe('weak_password');
    expect(headers.get('x-supabase-api-version')).toBeNull();
  });

  it.each(['2024-01-01', '2026-05-05'])('have the dated form for version %s', async (version) => {
    const { body, headers } = await refused(version);
    expect(body).toEqual({
      code: 'weak_password',
      message: 'Password should be at least 8 characters.',
      weak_password: { reasons: ['length'] },
    });
    expect(headers.get('x-sb-error-code')).toBe('weak_password');
    expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
  });

  it('say nothing about an unexpected failure but where to look', async () => {
    const answer = await fetch(`${url}/auth/v1/user`, { headers: { authorization: 'Bearer t' } });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      code: 500,
      error_code: 'unexpected_failure',
      msg: 'Unexpected failure, please check server logs for more information',
      error_id: answer.headers.get('x-trace-id'),
    });
  });

  it('are documented for broken JSON, large bodies and unknown paths', async () => {
    const codes = await Promise.all(
      [
        post('/signup', { body: '{"a":' }),
        post('/signup', { body: `{"a":"${'x'.repeat(2_000_000)}"}` }),
        post('/nowhere', { body: '{}' }),
      ].map(async (answer) => {
        const { status, headers } = await answer;
        return [status, headers.get('x-sb-error-code')];
      }),
    );
    expect(codes).toEqual([
      [400, 'bad_json'],
      [413, 'request_entity_too_large'],
      [404, 'not_found'],
    ]);
  });

  it('reach the public client with their code, as it reads them', async () => {
    const client = createClient(url, 'public-anon-key', { auth: { persistSession: false } });
    const { error } = await client.auth.signUp({ email: 'ana@example.mx', password: 'short' });
    expect([error?.name, error?.code, error?.status]).toEqual(['AuthWeakPasswordError', 'weak_password', 422]);
  });
});

describe('AUT-7: cookies for our own pages only', () => {
  const own = { 'x-use-cookie': '1', origin: SITE, 'sec-fetch-site': 'same-origin' };
  const cookieOf = (answer: Response): string | undefined =>
    answer.headers.getSetCookie().find((one) => one.startsWith('__Host-nivel-refresh='));

  it('puts the refresh token into a cookie that no script reads, and out of the body', async () => {
    const answer = await post('/token?grant_type=password', { body: '{}', headers: own });
    expect(await answer.json()).toMatchObject({ access_token: 'aaa.bbb.ccc', refresh_token: '' });
    expect(cookieOf(answer)).toBe(
      '__Host-nivel-refresh=refresh-token-1; Path=/; Max-Age=2592000; HttpOnly; Secure; SameSite=Strict',
    );
  });

  it('refreshes with the cookie only: no page can be made to take over a session it was given', async () => {
    const headers = { ...own, cookie: 'a=b; __Host-nivel-refresh=kept-token; c=d' };
    await post('/token?grant_type=refresh_token', { headers });
    await post('/token?grant_type=refresh_token', { body: '{"refresh_token":"given","x":1}', headers });
    expect(heard.map(({ input }) => input.body)).toEqual([
      { refresh_token: 'kept-token' },
      { refresh_token: 'kept-token', x: 1 },
    ]);
  });

  it('says that there is no session where there is no cookie', async () => {
    const answer = await post('/token?grant_type=refresh_token', { headers: own });
    expect([answer.status, answer.headers.get('x-sb-error-code')]).toEqual([400, 'refresh_token_not_found']);
    expect(heard).toEqual([]);
  });

  it('takes the cookie away on sign-out, but not when only the others are signed out', async () => {
    const headers = { ...own, authorization: 'Bearer t' };
    expect(cookieOf(await post('/logout', { headers }))).toMatch(/^__Host-nivel-refresh=; .*Max-Age=0/);
    expect(cookieOf(await post('/logout?scope=others', { headers }))).toBeUndefined();
  });

  it('lets the cookie alone sign out, and has the browser forget what it cached', async () => {
    const answer = await post('/logout?scope=local', { headers: { ...own, cookie: '__Host-nivel-refresh=kept' } });
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(heard).toMatchObject([{ input: { headers: { cookieRefreshToken: 'kept' } }, call: { token: null } }]);
    // Sent again, when the cookie is gone: nothing is left to end, and that is no error.
    await post('/logout?scope=local', { headers: own });
    expect(heard[1]?.input.headers.cookieRefreshToken).toBe('');
  });

  it('shows the session of the cookie to a sign-in that takes its place, and to nothing else', async () => {
    const headers = { ...own, cookie: '__Host-nivel-refresh=kept' };
    await post('/token?grant_type=password', { body: '{}', headers });
    await post('/token?grant_type=refresh_token', { body: '{}', headers });
    await post('/token?grant_type=password', { body: '{}', headers: { cookie: headers.cookie } });
    expect(heard.map(({ input }) => input.headers.cookieRefreshToken)).toEqual(['kept', undefined, undefined]);
  });

  it('hands on the proof of the browser key, cut where nothing good is that long', async () => {
    await post('/token?grant_type=refresh_token', {
      body: '{"refresh_token":"x"}',
      headers: { 'x-session-proof': 'p'.repeat(5_000) },
    });
    expect(heard[0]?.input.headers.sessionProof).toHaveLength(1_025);
  });

  it.each([
    ['a foreign origin', { 'x-use-cookie': '1', origin: 'https://evil.example' }],
    ['the null origin', { 'x-use-cookie': '1', origin: 'null' }],
    ['our name with another port', { 'x-use-cookie': '1', origin: 'http://localhost:4001' }],
    ['our name as a prefix', { 'x-use-cookie': '1', origin: 'http://localhost:4000.evil.example' }],
    ['our name as user info', { 'x-use-cookie': '1', origin: 'http://localhost:4000@evil.example' }],
    ['a sister site', { 'x-use-cookie': '1', origin: SITE, 'sec-fetch-site': 'same-site' }],
    ['a cross-site page', { 'x-use-cookie': '1', 'sec-fetch-site': 'cross-site' }],
    ['a navigation', { 'x-use-cookie': '1', 'sec-fetch-site': 'none' }],
    ['nobody says from where', { 'x-use-cookie': '1' }],
    ['a switched-off flag', { 'x-use-cookie': '0', origin: 'https://evil.example' }],
  ])('refuses cookies to %s, and no service hears of it', async (_who, headers) => {
    for (const path of ['/token?grant_type=refresh_token', '/token?grant_type=password', '/logout']) {
      const answer = await post(path, { body: '{}', headers: { ...headers, cookie: '__Host-nivel-refresh=kept' } });
      expect([answer.status, answer.headers.getSetCookie(), heard]).toEqual([403, [], []]);
    }
  });

  it('never uses the cookie for a caller that does not ask for it', async () => {
    await post('/token?grant_type=refresh_token', {
      body: '{}',
      headers: { origin: SITE, cookie: '__Host-nivel-refresh=kept' },
    });
    expect(heard[0]?.input.body).toEqual({});
  });

  it('gives other clients their refresh token in the body, as the contract says', async () => {
    const answer = await post('/token?grant_type=password', { body: '{}' });
    expect(await answer.json()).toEqual(session);
    expect(cookieOf(answer)).toBeUndefined();
  });
});
