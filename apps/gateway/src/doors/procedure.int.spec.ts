import { connect } from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { TEST_SITE } from '@nivel/testing/service-environment';
import { GatewayWorld } from '../../test/gateway-world.ts';
import { completeThing, testErrors } from '../../test/test-operations.ts';

let world: GatewayWorld;
let url: string;

beforeAll(async () => {
  world = await GatewayWorld.start();
  url = (await world.gateway()).url;
});
afterAll(() => world.stop());

const call = async (procedure: string, body: BodyInit | undefined, token?: string, headers: HeadersInit = {}) =>
  fetch(`${url}/rest/v1/rpc/${procedure}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });

const thing = JSON.stringify({ thing_id: '01890000-0000-7000-8000-000000000001' });

describe('a procedure door', () => {
  it('carries the input to the service and its answer back, in the name of the caller', async () => {
    const sub = randomUUID();
    const response = await call('complete_thing', thing, await world.service.token({ sub }));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toMatchObject({ userId: sub, clientIp: '127.0.0.1' });
  });

  it('keeps one trace from the request to the service and back', async () => {
    const response = await call('complete_thing', thing, await world.service.token());
    const { trace } = (await response.json()) as { trace: string };
    expect(response.headers.get('x-trace-id')).toBe(trace.slice(3, 35));
  });

  it('makes that trace itself, a new one each time, whatever the caller sends', async () => {
    const token = await world.service.token();
    const theirs = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const traces = await Promise.all(
      Array.from({ length: 600 }, async (_, at) => {
        const headers: HeadersInit = at % 2 === 0 ? { traceparent: theirs } : {};
        return (await call('complete_thing', thing, token, headers)).headers.get('x-trace-id');
      }),
    );
    expect(traces).not.toContain('a'.repeat(32));
    expect(new Set(traces).size).toBe(600);
    for (const trace of traces) expect(trace).toMatch(/^[0-9a-f]{32}$/);
  });

  it('returns refusals of the service with their code and status', async () => {
    world.service.handlers.set(completeThing.name, () =>
      Promise.reject(new AppError(testErrors.part_locked, { details: { level: 'X200' } })),
    );
    const response = await call('complete_thing', thing, await world.service.token());
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      code: 'part_locked',
      message: 'The part is locked',
      details: { level: 'X200' },
      hint: null,
    });
  });

  it('reveals nothing of an unexpected error', async () => {
    const response = await call('break_down', '{}');
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'internal' });
    expect(text).not.toMatch(/secret|source\.ts/);
  });

  it('answers 504 when a service does not answer in time', async () => {
    const response = await call('dawdle', '{}');
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ code: 'request_timeout' });
  });

  it('answers unknown procedures with their documented code', async () => {
    const response = await call('no_such_thing', '{}');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'PGRST202', details: null, hint: null });
  });

  it.each([
    ['an unknown field', JSON.stringify({ thing_id: randomUUID(), extra: 1 }), 400, 'invalid_input'],
    ['a wrong type', JSON.stringify({ thing_id: 5 }), 400, 'invalid_input'],
    ['no id', '{}', 400, 'invalid_input'],
    ['no body', undefined, 400, 'invalid_input'],
    ['broken JSON', '{"thing_id":', 400, 'bad_json'],
    ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0x00]), 400, 'bad_json'],
    ['NUL in a text', '{"thing_id":"\\u0000"}', 400, 'invalid_input'],
    ['a body of 2 MB', `{"thing_id":"${'x'.repeat(2_000_000)}"}`, 413, 'request_entity_too_large'],
  ])('answers %s with its documented error', async (_what, body, status, code) => {
    const response = await call('complete_thing', body, await world.service.token());
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
  });

  it('takes a body by its name and does not read it: its content is for the service to judge', async () => {
    const response = await call('dawdle', 'not json', undefined, { 'content-type': 'application/json; charset=???' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'bad_json' });
  });

  it('opens api doors by their own path and method', async () => {
    const response = await fetch(`${url}/api/price`);
    expect(await response.json()).toEqual({ price: 5 });
    expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
  });
});

describe('every answer of a data door', () => {
  it('may not be framed, sniffed or cached', async () => {
    const { headers } = await call('no_such_thing', '{}');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('lets our own pages read it with their credentials', async () => {
    const own = await call('no_such_thing', '{}', undefined, { origin: TEST_SITE });
    expect(own.headers.get('access-control-allow-origin')).toBe(TEST_SITE);
    expect(own.headers.get('access-control-allow-credentials')).toBe('true');
  });

  it('is announced to a browser that asks beforehand, with the apikey header among those it may send', async () => {
    for (const path of ['/rest/v1/rpc/complete_thing', '/rest/v1/things', '/auth/v1/token']) {
      const { status, headers } = await fetch(`${url}${path}`, {
        method: 'OPTIONS',
        headers: { origin: TEST_SITE, 'access-control-request-method': 'POST' },
      });
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe(TEST_SITE);
      expect(headers.get('access-control-allow-headers')).toMatch(/\bapikey\b/);
      expect(headers.get('access-control-expose-headers')).toMatch(/X-Supabase-Api-Version/);
    }
  });
});

describe('an improper request', () => {
  const raw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
      let response = '';
      socket.on('data', (chunk) => (response += chunk.toString()));
      socket.on('error', reject);
      socket.on('close', () => resolve(response));
      setTimeout(() => socket.end(), 400);
    });

  it.each([
    ['no HTTP at all', 'HELO mail\r\n\r\n', 400],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n', 400],
    ['a header of 40 kB', `GET / HTTP/1.1\r\nHost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
    ['a path that does not decode', 'POST /rest/v1/rpc/%zz HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n', 400],
    ['two lengths', 'POST /rest/v1/rpc/a HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
  ])('%s gets a short 4xx', async (_what, text, status) => {
    expect(await raw(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});
