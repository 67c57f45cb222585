import { describe, expect, it } from '@jest/globals';
import { AuthClient } from './auth-client.ts';
import { createClient } from './client.ts';
import { ClientError } from './client-error.ts';
import type { GraphqlDocument } from './graphql-document.ts';

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** A server that gives the prepared responses in turn; null means no response at all. */
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

/** A server that never answers; it ends as `fetch` does when its signal says so. */
const hanging = ((_url: string, { signal }: RequestInit) =>
  new Promise((_, reject) => {
    const end = (): void => reject(new DOMException('', 'AbortError'));
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end);
  })) as typeof fetch;

describe('a client', () => {
  it('calls procedures by name, as the signed-in person', async () => {
    const server = aServer(json({ updated: 1 }));
    const client = createClient({ baseUrl: 'http://site', token, fetch: server.fetch });
    await client.call('update_time_zone', { time_zone: 'America/Tijuana' });
    expect(server.sent[0]?.url).toBe('http://site/rest/v1/rpc/update_time_zone');
    expect(server.sent[0]?.init).toMatchObject({ method: 'POST', body: '{"time_zone":"America/Tijuana"}' });
    expect(server.sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer abc' });
  });

  it('calls functions by method and name, with what they are about in the query or the body', async () => {
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

  it('tells a refusal with its code, its trace and when to come back', async () => {
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

  it('tells a device without network from a server that does not answer', async () => {
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

  it('asks reads again after a transient failure, and calls only on request', async () => {
    const reads = aServer(null, json({}, 503), json({ data: { a: 1 } }));
    expect(await createClient({ token, fetch: reads.fetch, pause }).graphql(aScreen, {})).toEqual({ a: 1 });
    const calls = aServer(null, json({ done: true }));
    await failure(createClient({ token, fetch: calls.fetch, pause }).call('open_part', { part_id: 'x' }));
    expect(calls.sent).toHaveLength(1);
  });

  it('asks whatever it is again when the server is too busy and says when to come, and gives up after eight times', async () => {
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
    // Nothing says that this one was not carried out.
    const silent = aServer(json({ code: 'unavailable', message: '' }, 503));
    await failure(createClient({ token, fetch: silent.fetch, pause }).call('open_part', { part_id: 'x' }));
    expect(silent.sent).toHaveLength(1);
  });

  it('never repeats a refused request', async () => {
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

  it('ends with the caller that ends it, and says so as an abort', async () => {
    const controller = new AbortController();
    const call = createClient({ token, fetch: hanging }).call(
      'open_part',
      { part_id: 'x' },
      { signal: controller.signal },
    );
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not wait for ever', async () => {
    const client = createClient({ token, fetch: hanging, timeoutMs: 20 });
    expect(await failure(client.call('open_part', { part_id: 'x' }))).toMatchObject({ code: 'no_response' });
  });
});
