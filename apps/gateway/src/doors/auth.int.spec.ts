import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createClient } from '@supabase/supabase-js';
import { authorize } from '@nivel/contracts/auth/authorize.operation';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { followLink } from '@nivel/contracts/auth/follow-link.operation';
import { publishKeys } from '@nivel/contracts/auth/publish-keys.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { AuthDoor, session } from '../../test/auth-door.ts';
import { TEST_SITE } from '@nivel/testing/service-environment';
import {} from '../../test/gateway-world.ts';

let door: AuthDoor;
beforeAll(async () => {
  door = await AuthDoor.open();
});
beforeEach(() => {
  door.beginAnew();
  door.handleWith(followLink.name, () => ({ status: 303, body: null, redirect: `${TEST_SITE}/inicio#access_token=ñ` }));
  door.handleWith(signUp.name, () => {
    const details = { weak_password: { reasons: ['length'] } };
    throw new AppError(authErrors.weak_password, { message: 'Password should be at least 8 characters.', details });
  });
  door.handleWith(readUser.name, () => {
    throw new Error('row 17 is broken');
  });
});
afterAll(() => door.close());

describe('the auth door', () => {
  it('hands over query, body and the headers that count, the first of repeated parameters', async () => {
    await door.post('/token?grant_type=password&redirect_to=a&redirect_to=b', {
      body: '{"email":"ana@example.mx","unknown":{"deep":[1]}}',
      headers: { redirect_to: 'http://x', referer: 'http://y', cookie: '__Host-nivel-device=d-9' },
    });
    expect(door.heard[0]?.input).toMatchObject({
      query: { grant_type: 'password', redirect_to: 'a' },
      body: { email: 'ana@example.mx', unknown: { deep: [1] } },
      headers: { redirectTo: 'http://x', referer: 'http://y', deviceId: 'd-9' },
    });
    expect(door.heard[0]?.call.clientIp).toBe('127.0.0.1');
  });

  it('takes a JSON content type without any body', async () => {
    const response = await door.post('/logout?scope=local', { headers: { authorization: 'Bearer t' } });
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(door.heard[0]?.input.body).toBeNull();
    expect(door.heard[0]?.call.token).toBe('t');
  });

  it('sends redirects on, with their target escaped', async () => {
    const response = await fetch(`${door.url}/auth/v1/verify?token=a&type=signup`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `${TEST_SITE}/inicio#access_token=%C3%B1`,
    ]);
  });

  it('lets an answer be cached only if the answer itself allows it', async () => {
    const headers = { 'cache-control': 'public, max-age=600' };
    door.handleWith(publishKeys.name, () => ({ status: 200, headers, body: { keys: [] } }));
    const keys = await fetch(`${door.url}/auth/v1/.well-known/jwks.json`);
    expect(keys.headers.get('cache-control')).toBe('public, max-age=600');
    expect((await door.post('/token?grant_type=password', { body: '{}' })).headers.get('cache-control')).toBe(
      'no-store',
    );
  });

  it('ignores any bearer token that a client sends to the public endpoints', async () => {
    await door.post('/signup', { body: '{}', headers: { authorization: 'Bearer public-key' } });
    expect(door.heard[0]?.call.token).toBeNull();
  });

  it('hands over a bearer token to a call that may go without one, and does not look at it', async () => {
    const headers = { authorization: 'Bearer public-key' };
    for (const sent of [headers, {}])
      expect((await door.post('/token?grant_type=id_token', { body: '{}', headers: sent })).status).toBe(200);
    expect(door.heard.map(({ call }) => call.token)).toEqual(['public-key', null]);
  });

  it('keeps the device in a cookie and shows its id to nobody', async () => {
    const response = await door.post('/token?grant_type=password', { body: '{}' });
    expect(response.headers.get('x-device-id')).toBeNull();
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-nivel-device=device-1; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Strict',
    ]);
  });

  it('keeps the sign-up proof of the browser in a cookie, for a day, and shows it to the service only', async () => {
    door.handleWith(signUp.name, () => ({
      status: 200,
      headers: { 'x-sign-up-proof': 'proof-1' },
      body: session.user,
    }));
    const response = await door.post('/signup', { body: '{}', headers: { cookie: '__Host-nivel-sign-up=proof-0' } });
    expect(response.headers.get('x-sign-up-proof')).toBeNull();
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-nivel-sign-up=proof-1; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Strict',
    ]);
    expect(door.heard[0]?.input.headers.signUpProof).toBe('proof-0');
  });
});

describe('the way to a provider and back', () => {
  it('keeps the browser in a cookie that comes back from another site, and shows it to the service only', async () => {
    const redirect = 'https://id.example/authorize';
    door.handleWith(authorize.name, () => ({
      status: 302,
      headers: { 'x-flow-browser': 'browser-1' },
      redirect,
      body: null,
    }));
    const response = await fetch(`${door.url}/auth/v1/authorize?provider=google`, {
      redirect: 'manual',
      headers: { cookie: '__Host-nivel-flow=browser-0' },
    });
    expect([response.status, response.headers.get('location')]).toEqual([302, redirect]);
    expect(response.headers.get('x-flow-browser')).toBeNull();
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-nivel-flow=browser-1; Max-Age=3600; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
    expect(door.heard[0]?.input.headers.flowBrowser).toBe('browser-0');
  });
});

describe('errors of the auth door', () => {
  const refused = async (version?: string, path = '/signup') => {
    const response = await door.post(path, {
      body: '{}',
      headers: version === undefined ? {} : { 'x-supabase-api-version': version },
    });
    return { status: response.status, body: (await response.json()) as object, headers: response.headers };
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

  it('state when to retry, if a service is too busy to start', async () => {
    door.handleWith(readUser.name, () => {
      throw new AppError(commonErrors.unavailable, { details: { retryAfterSeconds: 4 } });
    });
    const response = await fetch(`${door.url}/auth/v1/user`, { headers: { authorization: 'Bearer t' } });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '4']);
    expect(await response.json()).toMatchObject({ code: 503, error_code: 'unexpected_failure' });
  });

  it('say nothing about an unexpected failure but where to look', async () => {
    const response = await fetch(`${door.url}/auth/v1/user`, { headers: { authorization: 'Bearer t' } });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      code: 500,
      error_code: 'unexpected_failure',
      msg: 'Unexpected failure, please check server logs for more information',
      error_id: response.headers.get('x-trace-id'),
    });
  });

  it('are documented for broken JSON, large bodies and unknown paths', async () => {
    const codes = await Promise.all(
      [
        door.post('/signup', { body: '{"a":' }),
        door.post('/signup', { body: `{"a":"${'x'.repeat(2_000_000)}"}` }),
        door.post('/nowhere', { body: '{}' }),
      ].map(async (response) => {
        const { status, headers } = await response;
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
    const client = createClient(door.url, 'public-anon-key', { auth: { persistSession: false } });
    const { error } = await client.auth.signUp({ email: 'ana@example.mx', password: 'short' });
    expect([error?.name, error?.code, error?.status]).toEqual(['AuthWeakPasswordError', 'weak_password', 422]);
  });
});
