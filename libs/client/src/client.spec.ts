import { describe, expect, it } from '@jest/globals';
import { AuthClient, isSessionOver } from './auth-client.ts';
import { createClient } from './client.ts';
import { ClientError } from './client-error.ts';
import type { GraphqlDocument } from './graphql-document.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** A server that gives the prepared responses in turn; null stands for no response at all. */
const aServer = (...responses: (Response | null)[]) => {
  const sent: Sent[] = [];
  const fetch = ((url: string, init: RequestInit) => {
    sent.push({ url, init });
    const response = responses[Math.min(sent.length, responses.length) - 1];
    return response ? Promise.resolve(response.clone()) : Promise.reject(new TypeError('fetch failed'));
  }) as typeof globalThis.fetch;
  return { sent, fetch };
};
const json = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers });
/** A query as the generator makes them. */
const aScreen = '{ a }' as GraphqlDocument<{ readonly a: number | null }, object>;
const pause = () => Promise.resolve();
const token = () => Promise.resolve('abc');

const failure = async (work: Promise<unknown>): Promise<ClientError> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ClientError) return error;
  throw new Error('it should have failed with a ClientError');
};

/** A server that never answers; it rejects as `fetch` does when its signal aborts. */
const hanging = ((_url: string, { signal }: RequestInit) =>
  new Promise((_, reject) => {
    const end = (): void => reject(new DOMException('', 'AbortError'));
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
  })) as typeof fetch;

describe('a client', () => {
  it('calls procedures by name, with the token of the signed-in user', async () => {
    const server = aServer(json({ updated: 1 }));
    const client = createClient({ baseUrl: 'http://site', token, fetch: server.fetch });
    await client.call('update_time_zone', { time_zone: 'America/Tijuana' });
    expect(server.sent[0]?.url).toBe('http://site/rest/v1/rpc/update_time_zone');
    expect(server.sent[0]?.init).toMatchObject({ method: 'POST', body: '{"time_zone":"America/Tijuana"}' });
    expect(server.sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer abc' });
  });

  it('calls functions by method and name, with their input in the query or the body', async () => {
    const server = aServer(json({ success: true }));
    const client = createClient({ baseUrl: 'http://site', token, fetch: server.fetch });
    await client.invoke('DELETE organization-members', { orgId: 'a', userId: 'b&c' });
    await client.invoke('PUT organizations', { id: 'a', name: 'Taller' });
    expect(server.sent.map(({ url, init }) => [init.method, url, init.body])).toEqual([
      ['DELETE', 'http://site/functions/v1/organization-members?orgId=a&userId=b%26c', undefined],
      ['PUT', 'http://site/functions/v1/organizations', '{"id":"a","name":"Taller"}'],
    ]);
    expect(server.sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer abc' });
  });

  it('reports a refusal with its code, its trace and the time to retry', async () => {
    const body = { code: 'over_request_rate_limit', message: 'Slow down', details: null, hint: null };
    const server = aServer(json(body, 429, { 'retry-after': '7', 'x-trace-id': 'f00' }));
    const client = createClient({ token, fetch: server.fetch });
    const error = await failure(client.call('open_part', { part_id: 'x' }));
    expect(error).toMatchObject({
      code: body.code,
      kind: 'refused',
      status: 429,
      retryAfter: 7,
      traceId: 'f00',
      isTransient: true,
    });
  });

  it('survives an answer that is no JSON', async () => {
    const client = createClient({ token, fetch: aServer(new Response('<h1>Bad gateway</h1>', { status: 502 })).fetch });
    expect(await failure(client.call('open_part', { part_id: 'x' }))).toMatchObject({ code: 'unknown', status: 502 });
  });

  it('distinguishes a device without network from a server that does not answer', async () => {
    const at = (isOnline: boolean) =>
      createClient({ token, fetch: aServer(null).fetch, isOnline: () => isOnline, pause });
    expect(await failure(at(false).call('open_part', { part_id: 'x' }))).toMatchObject({
      code: 'offline',
      kind: 'offline',
    });
    expect(await failure(at(true).call('open_part', { part_id: 'x' }))).toMatchObject({
      code: 'no_response',
      kind: 'no-response',
    });
  });

  it('repeats reads after a transient failure, and calls only when configured to', async () => {
    const reads = aServer(null, json({}, 503), json({ data: { a: 1 } }));
    expect(await createClient({ token, fetch: reads.fetch, pause }).graphql(aScreen, {})).toEqual({ a: 1 });
    const calls = aServer(null, json({ done: true }));
    await failure(createClient({ token, fetch: calls.fetch, pause }).call('open_part', { part_id: 'x' }));
    expect(calls.sent).toHaveLength(1);
  });

  it('repeats any call when the server is too busy and says when to retry, and gives up after eight times', async () => {
    const busy = json({ code: 'unavailable', message: '' }, 503, { 'retry-after': '4' });
    const pauses: (number | null)[] = [];
    const pauseFor = (_: number, seconds: number | null) => Promise.resolve(void pauses.push(seconds));
    const calls = aServer(busy, busy, json({ done: true }));
    await createClient({ token, fetch: calls.fetch, pause: pauseFor }).call('open_part', { part_id: 'x' });
    expect([calls.sent.length, pauses]).toEqual([3, [4, 4]]);
    const signIns = aServer(busy);
    const refusal = await failure(new AuthClient({ fetch: signIns.fetch, pause }).signIn('ana@correo.mx', 'x'));
    expect([signIns.sent.length, refusal.retryAfter]).toEqual([9, 4]);
    const people = ['ana', 'luz'];
    const asAna = aServer(busy, json({ done: true }));
    const whoever = () => Promise.resolve(people.shift() ?? null);
    await createClient({ token: whoever, fetch: asAna.fetch, pause }).call('open_part', { part_id: 'x' });
    expect(asAna.sent.map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual([
      'Bearer ana',
      'Bearer ana',
    ]);
    // It is unknown whether this one was carried out.
    const silent = aServer(json({ code: 'unavailable', message: '' }, 503));
    await failure(createClient({ token, fetch: silent.fetch, pause }).call('open_part', { part_id: 'x' }));
    expect(silent.sent).toHaveLength(1);
  });

  it('never repeats a refused call', async () => {
    const server = aServer(json({ code: 'forbidden', message: '' }, 403));
    await failure(createClient({ token, fetch: server.fetch, pause }).rows('user_progress'));
    expect(server.sent).toHaveLength(1);
  });

  it.each([
    ['NOT_FOUND', 'module_not_found', 404, false],
    ['UNAUTHENTICATED', 'unauthenticated', 401, false],
    ['RATE_LIMITED', 'over_request_rate_limit', 429, true],
    ['INTERNAL_SERVER_ERROR', 'internal', 500, true],
    ['UNAVAILABLE', 'unavailable', 503, true],
    ['UNAVAILABLE', 'request_timeout', 504, true],
  ])('fails with a GraphQL error as with that of a REST door: %s %s', async (graphCode, code, status, isTransient) => {
    const error = { message: 'No', extensions: { code: graphCode, error: { code, message: 'No', details: null } } };
    for (const http of [200, status]) {
      const { fetch } = aServer(json({ data: { module: null }, errors: [error] }, http, { 'x-trace-id': 'f00' }));
      const refusal = await failure(createClient({ token, fetch, pause }).graphql(aScreen, {}));
      expect(refusal).toMatchObject({ code, status, isTransient, message: 'No', traceId: 'f00' });
    }
  });

  it('asks a screen again whose service was away, although its answer was a 200', async () => {
    const away = { message: '', extensions: { code: 'UNAVAILABLE', error: { code: 'unavailable', message: '' } } };
    const server = aServer(json({ data: { a: null }, errors: [away] }), json({ data: { a: 1 } }));
    expect(await createClient({ token, fetch: server.fetch, pause }).graphql(aScreen, {})).toEqual({ a: 1 });
  });

  it('survives a GraphQL answer that holds nothing, and an error without a class', async () => {
    const ask = (body: unknown) =>
      failure(createClient({ token, fetch: aServer(json(body)).fetch, pause }).graphql(aScreen, {}));
    expect(await ask({ data: null })).toMatchObject({ code: 'unknown', isTransient: false });
    expect(await ask({ data: { a: null } })).toMatchObject({ code: 'unknown', isTransient: false });
    expect(await ask({ data: null, errors: [{ message: 'No' }] })).toMatchObject({ code: 'unknown', message: 'No' });
  });

  it('reads tables in the public grammar', async () => {
    const server = aServer(json([{ id: 1 }]));
    const client = createClient({ token, fetch: server.fetch });
    await client.rows('user_achievements', {
      select: '*,achievements(*)',
      where: { user_id: 'eq.7' },
      order: 'id.desc',
      limit: 5,
    });
    expect(decodeURIComponent(server.sent[0]?.url ?? '')).toBe(
      '/rest/v1/user_achievements?select=*,achievements(*)&user_id=eq.7&order=id.desc&limit=5',
    );
  });

  it('writes a row of a table', async () => {
    const server = aServer(json([], 201));
    await createClient({ token, fetch: server.fetch }).insert('crico_users', { user_id: '7' });
    expect(server.sent[0]).toMatchObject({
      url: '/rest/v1/crico_users',
      init: { method: 'POST', body: '{"user_id":"7"}' },
    });
  });

  it('ends when its caller aborts it, and rejects with an abort error', async () => {
    const controller = new AbortController();
    const call = createClient({ token, fetch: hanging }).call(
      'open_part',
      { part_id: 'x' },
      { signal: controller.signal },
    );
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not wait without end', async () => {
    const client = createClient({ token, fetch: hanging, timeoutMs: 20 });
    expect(await failure(client.call('open_part', { part_id: 'x' }))).toMatchObject({ code: 'no_response' });
  });
});

describe('the auth client', () => {
  it('sends cookies only where configured to, and requests the dated form of errors', async () => {
    const [plain, own] = [aServer(json({})), aServer(json({}))];
    await new AuthClient({ fetch: plain.fetch }).refresh('token-1');
    await new AuthClient({ fetch: own.fetch, cookies: true }).refresh();
    expect(plain.sent[0]?.init.headers).not.toHaveProperty('x-use-cookie');
    expect(plain.sent[0]?.init.body).toBe('{"refresh_token":"token-1"}');
    expect(own.sent[0]?.init.headers).toMatchObject({ 'x-use-cookie': '1', 'x-supabase-api-version': '2024-01-01' });
    expect(own.sent[0]?.init.body).toBe('{}');
  });

  it('distinguishes a session that is over from a server that is down', async () => {
    const refresh = (response: Response | null) =>
      failure(new AuthClient({ fetch: aServer(response).fetch }).refresh());
    expect(isSessionOver(await refresh(json({ code: 'refresh_token_already_used', message: '' }, 400)))).toBe(true);
    for (const response of [null, json({}, 503), json({}, 429), json({ code: 'conflict', message: '' }, 409)])
      expect(isSessionOver(await refresh(response))).toBe(false);
  });

  it('sends the proof of its key where a session starts or continues, and nowhere else', async () => {
    const server = aServer(json({}));
    const proofs = { begin: () => Promise.resolve('begun'), goOn: () => Promise.resolve('gone-on') };
    const client = new AuthClient({ fetch: server.fetch, proofs });
    await client.signIn('a@b.mx', 'x');
    await client.verify('signup', 'a@b.mx', '123456');
    await client.verifyHash('recovery', 'f00');
    await client.refresh();
    await client.preview('signup', 'f00');
    await client.signUp({ email: 'a@b.mx', password: 'x', data: {} });
    await client.updateUser('abc', { password: 'y', current_password: 'x' });
    await client.signOutByCookie();
    const shown = server.sent.map(({ init }) => new Headers(init.headers).get('x-session-proof'));
    expect(shown).toEqual(['begun', 'begun', 'begun', 'gone-on', null, null, null, null]);
  });

  it('says nothing of a key where the browser can keep none', async () => {
    const server = aServer(json({}));
    const none = () => Promise.resolve(null);
    await new AuthClient({ fetch: server.fetch, proofs: { begin: none, goOn: none } }).signIn('a@b.mx', 'x');
    expect(new Headers(server.sent[0]?.init.headers).has('x-session-proof')).toBe(false);
  });

  it('signs out with the cookie alone', async () => {
    const server = aServer(new Response(null, { status: 204 }));
    await new AuthClient({ fetch: server.fetch, cookies: true }).signOutByCookie();
    expect(server.sent[0]?.url).toBe('/auth/v1/logout?scope=local');
    const headers = new Headers(server.sent[0]?.init.headers);
    expect([headers.get('x-use-cookie'), headers.get('authorization')]).toEqual(['1', null]);
  });
});
