import { randomUUID } from 'node:crypto';
import { request, Agent } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { operations } from '@nivel/contracts/registry.generated';
import { addressOf } from '@nivel/contracts/kernel/door';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { authLimitsOff } from '../../test/auth-door.ts';
import { GatewayWorld } from '../../test/gateway-world.ts';
import { hostileJson, hostileText, inputFor } from '../../test/hostile-input.ts';
import { testOperations } from '../../test/test-operations.ts';

/** `npm run soak -- API-1` fires more. */
const REQUESTS = Number(process.env['REQUESTS'] ?? 3_000);

let world: GatewayWorld;
let port: number;
let healthUrl: string;
let token: string;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

beforeAll(async () => {
  world = await GatewayWorld.start();
  const gateway = await world.gateway(authLimitsOff);
  ({ port } = gateway.running);
  ({ healthUrl } = gateway);
  token = await world.service.token();
  // Every input that passes a contract is answered: this test looks for failures before that point.
  for (const { name, door } of operations) {
    if (door.kind === 'table') world.service.handlers.set(name, () => Promise.resolve({ rows: [{ id: 1 }], total: 1 }));
    else if (door.kind === 'table-write')
      world.service.handlers.set(name, () => Promise.resolve({ rows: [{ id: 1 }] }));
    else if (door.kind === 'auth') world.service.handlers.set(name, () => Promise.resolve({ status: 200, body: {} }));
    else if (door.kind === 'document') world.service.handlers.set(name, () => Promise.resolve({ text: '' }));
    else if (name !== 'auth.key-set') world.service.handlers.set(name, () => Promise.resolve({}));
  }
});
afterAll(async () => {
  agent.destroy();
  await world.stop();
});

interface Shot {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer | null;
}

/** Sends raw bytes; resolves with the status, or 0 where the connection was refused. */
const fire = ({ method, path, headers, body }: Shot): Promise<{ status: number; text: string }> =>
  new Promise((resolve) => {
    try {
      const length = body === null ? {} : { 'content-length': String(body.length) };
      const sent = request(
        { host: '127.0.0.1', port, agent, method, path, headers: { ...headers, ...length } },
        (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
          response.on('error', () => resolve({ status: 0, text: '' }));
        },
      );
      sent.on('error', () => resolve({ status: 0, text: '' }));
      sent.end(body ?? undefined);
    } catch {
      // Node's own client refuses to send it; no browser could either.
      resolve({ status: 0, text: 'unsendable' });
    }
  });

const headerText = fc.string({ unit: fc.constantFrom(...' !#$%&,-./0189:;=?@AZ[]_az{}é\u00ff'), maxLength: 60 });

const headers: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    authorization: fc.oneof(
      headerText,
      headerText.map((text) => `Bearer ${text}`),
      fc.constant('Bearer a.b.c'),
    ),
    'content-type': fc.oneof(
      headerText,
      fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'application/json; charset=utf-7'),
    ),
    accept: fc.oneof(headerText, fc.constant('application/vnd.pgrst.object+json')),
    range: fc.oneof(headerText, fc.constantFrom('0-9', '9-0', 'bytes=0-', 'items=0-1', '0-99999999999')),
    prefer: fc.oneof(
      headerText,
      fc.constantFrom('count=exact', 'return=representation', 'resolution=merge-duplicates'),
    ),
    origin: fc.oneof(headerText, fc.constantFrom('null', 'http://localhost:4000', 'https://[')),
    cookie: fc.oneof(headerText, fc.constantFrom('__Host-nivel-refresh=a;b', '=;=;=', '__Host-nivel-device=é')),
    traceparent: fc.oneof(headerText, fc.constant(`00-${'0'.repeat(32)}-${'0'.repeat(16)}-00`)),
    'x-use-cookie': headerText,
    'x-supabase-api-version': fc.oneof(headerText, fc.constantFrom('2024-01-01', '9999-99-99')),
    'x-forwarded-for': headerText,
    redirect_to: headerText,
    'accept-encoding': headerText,
  },
  { requiredKeys: [] },
);

const search: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.oneof(hostileText, fc.constantFrom('select', 'order', 'limit', 'offset', 'id', 'grant_type', 'type', 'or')),
      hostileText,
    ),
    { maxLength: 4 },
  )
  .chain((pairs) =>
    fc
      .boolean()
      .map((isRaw) =>
        pairs
          .map(
            ([key, value]) =>
              `${encodeURIComponent(key.toWellFormed())}=${isRaw ? value.replaceAll(/[^!-~]|#/g, '%') : encodeURIComponent(value.toWellFormed())}`,
          )
          .join('&'),
      ),
  );

/** Requests for one door: proper input, input with one fault, and invalid input. */
const shotsAt = (operation: Operation): fc.Arbitrary<Shot> => {
  const door = addressOf(operation.door) ?? { method: 'POST', path: '/graphql' };
  const proper = inputFor(operation.input);
  const body = fc.oneof(
    { weight: 4, arbitrary: proper.map((value) => Buffer.from(JSON.stringify(value) ?? '')) },
    { weight: 3, arbitrary: hostileJson.map((value) => Buffer.from(JSON.stringify(value) ?? '')) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          '{',
          '[',
          '"',
          '{"a":1,}',
          '1e999',
          '{"__proto__":{"a":1}}',
          '\ufeff{}',
          '['.repeat(5_000),
          '{"a":'.repeat(3_000),
        )
        .map((text) => Buffer.from(text)),
    },
    { weight: 1, arbitrary: fc.constant(null) },
  );
  const method = fc.oneof(
    { weight: 9, arbitrary: fc.constant(door.method) },
    { weight: 1, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS') },
  );
  const tail = fc.oneof(
    { weight: 6, arbitrary: fc.constant('') },
    { weight: 3, arbitrary: search.map((text) => `?${text}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('/', '//', '/%00', '/%ff', '%', '/..', ';a=b', '?', '?&&=&', `/${'a'.repeat(600)}`),
    },
  );
  const isKnown = fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });
  return fc.tuple(method, tail, headers, body, isKnown).map(([chosen, more, given, bytes, known]) => ({
    method: chosen,
    path: `${door.path}${more}`,
    headers: known ? { ...given, authorization: `Bearer ${token}` } : given,
    body: bytes,
  }));
};

const graphqlShots: fc.Arbitrary<Shot> = fc
  .oneof(
    fc.constantFrom(
      '{ studentDashboard { totalPoints } }',
      'query($id: ID!) { module(id: $id) { id } }',
      '{ __typename }',
      '{ ...a }',
      'fragment a on Query { ...a } { ...a }',
      '{"kind":"Document","definitions":[{"kind":"OperationDefinition"}]}',
      '[]',
      '\u0000',
    ),
    hostileText,
    hostileJson,
  )
  .chain((query) =>
    fc.tuple(hostileJson, headers, fc.boolean()).map(([variables, given, known]) => ({
      method: 'POST',
      path: '/graphql',
      headers: { ...given, 'content-type': 'application/json', ...(known ? { authorization: `Bearer ${token}` } : {}) },
      body: Buffer.from(JSON.stringify({ query, variables: known ? { id: randomUUID() } : variables }) ?? ''),
    })),
  );

const elsewhere: fc.Arbitrary<Shot> = fc
  .tuple(fc.constantFrom('GET', 'POST', 'DELETE'), hostileText, headers)
  .map(([method, text, given]) => ({
    method,
    path: `/${text.replaceAll(/[^!-~]|#/g, '%').slice(0, 2_000)}`,
    headers: given,
    body: null,
  }));

describe('API-1: no input makes a 500', () => {
  it(`of ${REQUESTS.toLocaleString('en')} generated requests at every door, none does`, async () => {
    const doors = [...operations, ...testOperations].filter(
      (one) => addressOf(one.door) && !['things.dawdle', 'things.break-down'].includes(one.name),
    );
    const kinds = [...doors.map(shotsAt), graphqlShots, elsewhere];
    const each = Math.ceil(REQUESTS / kinds.length);
    const failed: string[] = [];
    const statuses = new Map<number, number>();
    for (const [at, arbitrary] of kinds.entries()) {
      const shots = fc.sample(arbitrary, { numRuns: each, seed: 20_261_121 + at });
      await Promise.all(
        Array.from({ length: 32 }, async (_, lane) => {
          for (let index = lane; index < shots.length; index += 32) {
            const shot = shots[index] as Shot;
            const { status, text } = await fire(shot);
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            if (status >= 500 || text.includes('node_modules'))
              failed.push(
                `${status} ${shot.method} ${shot.path.slice(0, 200)} ${JSON.stringify(shot.headers)} ${shot.body?.toString().slice(0, 300) ?? ''} -> ${text.slice(0, 300)}`,
              );
          }
        }),
      );
    }
    expect(failed.slice(0, 5)).toEqual([]);
    const fired = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    expect(fired).toBeGreaterThanOrEqual(REQUESTS);
    // The test would prove nothing if everything were refused at the first look.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 20);
    expect(statuses.get(400) ?? 0).toBeGreaterThan(REQUESTS / 20);
    expect(statuses.get(0) ?? 0).toBeLessThan(REQUESTS / 50);
    expect((await fetch(`${healthUrl}/livez`)).status).toBe(200);
  });
});
