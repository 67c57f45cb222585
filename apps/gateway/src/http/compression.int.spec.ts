import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { publishKeys } from '@nivel/contracts/auth/publish-keys.operation';
import { readModule } from '@nivel/contracts/learning/read-module.operation';
import { TEST_SITE } from '@nivel/testing/service-environment';
import { GatewayWorld } from '../../test/gateway-world.ts';
import { completeThing, readThings } from '../../test/test-operations.ts';

let world: GatewayWorld;
let url: string;
let token: string;

const large = 'Una tarea más. '.repeat(2_000);
const thing = JSON.stringify({ thing_id: '01890000-0000-7000-8000-000000000001' });

beforeAll(async () => {
  world = await GatewayWorld.start();
  ({ url } = await world.gateway());
  token = await world.service.token();
  const { handlers } = world.service;
  handlers.set(completeThing.name, () => Promise.resolve({ userId: large }));
  handlers.set(readThings.name, () => Promise.resolve({ rows: [{ id: 1, title: large }], total: 1 }));
  handlers.set(readModule.name, () => Promise.resolve({ id: 'a', title: large, lockedBecause: null, parts: [] }));
  handlers.set(publishKeys.name, () => Promise.resolve({ status: 200, body: { keys: [large] } }));
});
afterAll(() => world.stop());

interface Sent {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Unlike `fetch` it leaves the body as it came. */
const ask = (path: string, accepted: string | null, body?: string, headers: Record<string, string> = {}) =>
  new Promise<Sent>((resolve, reject) => {
    const all = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(accepted === null ? {} : { 'accept-encoding': accepted }),
      ...headers,
    };
    const method = body === undefined ? 'GET' : 'POST';
    const request = httpRequest(`${url}${path}`, { method, headers: all }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    });
    request.on('error', reject).end(body);
  });
const complete = (accepted: string | null, headers?: Record<string, string>) =>
  ask('/rest/v1/rpc/complete_thing', accepted, thing, headers);
const query = JSON.stringify({ query: '{ module(id: "00000000-0000-4000-8000-000000000001") { title } }' });

it.each([
  ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
  ['gzip', 'gzip, deflate', gunzipSync],
  ['gzip', 'br;q=0, gzip', gunzipSync],
])('a large answer leaves as %s for a client that accepts %s', async (encoding, accepted, unpack) => {
  const { headers, body } = await complete(accepted);
  expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'Accept-Encoding']);
  expect(headers['content-length']).toBe(String(body.length));
  expect(body.length).toBeLessThan(large.length / 4);
  expect(JSON.parse(unpack(body).toString())).toEqual({ userId: large });
});

it.each([null, '', 'identity', 'br;q=0, gzip;q=0'])(
  'it leaves uncompressed for a client that accepts %p',
  async (accepted) => {
    const { headers, body } = await complete(accepted);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body.toString())).toEqual({ userId: large });
  },
);

it('says both things that it varies by', async () => {
  expect((await complete('br', { origin: TEST_SITE })).headers['vary']).toBe('Origin, Accept-Encoding');
});

it('rows of tables and answers of GraphQL are compressed too', async () => {
  const table = await ask('/rest/v1/things', 'br');
  expect(table.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(table.body).toString())).toEqual([{ id: 1, title: large }]);
  const graph = await ask('/graphql', 'br', query);
  expect(graph.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(graph.body).toString())).toMatchObject({ data: { module: { title: large } } });
});

it('small answers, and all answers of the auth door, are never compressed', async () => {
  expect((await ask('/api/price', 'br')).headers['content-encoding']).toBeUndefined();
  const keys = await ask('/auth/v1/.well-known/jwks.json', 'br');
  expect(keys.headers['content-encoding']).toBeUndefined();
  expect(JSON.parse(keys.body.toString())).toEqual({ keys: [large] });
});
