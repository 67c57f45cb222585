import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient, FunctionRegion, FunctionsHttpError } from '@supabase/supabase-js';
import { readReport } from '../../test/door-operations.ts';
import { TEST_SITE } from '@nivel/testing/service-environment';
import { GatewayWorld } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let url: string;
let token: string;
let functions: ReturnType<typeof createClient>['functions'];
const sub = randomUUID();
const board = randomUUID();

beforeAll(async () => {
  world = await GatewayWorld.start();
  url = (await world.gateway()).url;
  token = await world.service.token({ sub });
  functions = createClient(url, 'public-anon-key', { accessToken: () => Promise.resolve(token) }).functions;
  world.service.viewers.add(`${board} ${sub}`);
});
afterAll(() => world.stop());

/** The client's view of a refusal: the status, and our body. */
const refusalOf = async (error: unknown): Promise<[number, { code: string }]> => {
  expect(error).toBeInstanceOf(FunctionsHttpError);
  const { context } = error as { context: Response };
  return [context.status, (await context.json()) as { code: string }];
};

describe('functions, called by the unmodified public client', () => {
  it('take a JSON body, or none', async () => {
    const greeted = await functions.invoke('greet', { body: { name: 'Ana' } });
    expect([greeted.error, greeted.data]).toEqual([null, { greeting: 'Hello, Ana' }]);
    expect((await functions.invoke('greet')).data).toEqual({ greeting: 'Hello, you' });
  });

  it('take query parameters, in the name of the caller', async () => {
    const read = await functions.invoke('reports?id=r-1&days=7', { method: 'GET' });
    expect([read.error, read.data]).toEqual([null, { id: 'r-1', days: 7, userId: sub }]);
    const elsewhere = await functions.invoke('reports?id=r-2', { method: 'GET', region: FunctionRegion.EuWest1 });
    expect(elsewhere.data).toEqual({ id: 'r-2', days: null, userId: sub });
  });

  it('take both, and are distinguished by their method', async () => {
    const renamed = await functions.invoke(`boards?id=${board}`, { method: 'PUT', body: { name: 'Uno' } });
    expect([renamed.error, renamed.data]).toEqual([null, { id: board, name: 'Uno' }]);
    const removed = await functions.invoke(`boards?id=${board}`, { method: 'DELETE' });
    expect([removed.error, removed.data]).toEqual([null, { success: true }]);
  });

  it('enforce a membership in what the query names, whatever the body contains', async () => {
    const foreign = randomUUID();
    const refused = await functions.invoke(`boards?id=${foreign}`, { method: 'PUT', body: { name: 'Uno' } });
    expect(await refusalOf(refused.error)).toEqual([
      403,
      { code: 'forbidden', message: expect.any(String), details: null, hint: null },
    ]);
    const asked = world.service.asked.length;
    const twofold = await functions.invoke(`boards?id=${foreign}`, { method: 'PUT', body: { name: 'Uno', id: board } });
    expect((await refusalOf(twofold.error))[0]).toBe(400);
    expect(world.service.asked.length).toBe(asked);
  });

  it('refuse a caller without a token where one is needed, and nobody where none is', async () => {
    const anonymous = createClient(url, 'public-anon-key').functions;
    const refused = await anonymous.invoke('reports?id=r-1', { method: 'GET' });
    expect((await refusalOf(refused.error))[1].code).toBe('unauthenticated');
    expect((await anonymous.invoke('greet')).error).toBeNull();
  });

  it.each([
    ['a name that is none', 'nothing', {}, 404, 'not_found'],
    ['a method of no operation', 'reports?id=1', { body: {} }, 405, 'method_not_allowed'],
    ['an undeclared parameter', 'reports?id=1&user=2', { method: 'GET' as const }, 400, 'invalid_input'],
    ['a repeated parameter', 'reports?id=1&id=2', { method: 'GET' as const }, 400, 'invalid_input'],
    [
      'a parameter that is not what it should be',
      'reports?id=1&days=x',
      { method: 'GET' as const },
      400,
      'invalid_input',
    ],
    ['an unknown field', 'greet', { body: { nobody: 1 } }, 400, 'invalid_input'],
    [
      'a body that is no object',
      `boards?id=${board}`,
      { method: 'PUT' as const, body: [1] as never },
      400,
      'invalid_input',
    ],
    ['a body that is no JSON', 'greet', { body: 'text' }, 415, 'unsupported_media_type'],
    ['a body too large', 'greet', { body: { name: 'x'.repeat(1_000_001) } }, 413, 'request_entity_too_large'],
  ])('answer %s with its code', async (_what, name, options, status, code) => {
    const refused = await functions.invoke(name, options);
    const [given, body] = await refusalOf(refused.error);
    expect([given, body.code]).toEqual([status, code]);
    expect(Object.keys(body)).toEqual(['code', 'message', 'details', 'hint']);
  });

  it('refuse a body that is nested too deeply before it is read, with and without a query', async () => {
    const deep = `{"name":${'['.repeat(3_000)}${']'.repeat(3_000)}}`;
    for (const [method, name] of [
      ['POST', 'greet'],
      ['PUT', `boards?id=${board}`],
    ]) {
      const response = await fetch(`${url}/functions/v1/${name}`, {
        method: method ?? '',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: deep,
      });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'invalid_input']);
    }
  });

  it('keep a query parameter the text that it is', async () => {
    let heard: unknown;
    world.service.handlers.set(readReport.name, (input) => {
      heard = input;
      return Promise.resolve({ id: '', days: null, userId: '' });
    });
    await functions.invoke('reports?id=007', { method: 'GET' });
    expect(heard).toEqual({ id: '007' });
  });

  it('are announced to a browser that asks beforehand', async () => {
    const asked = { origin: TEST_SITE, 'access-control-request-method': 'PUT' };
    const { status, headers } = await fetch(`${url}/functions/v1/boards`, { method: 'OPTIONS', headers: asked });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, TEST_SITE]);
    expect(headers.get('access-control-allow-methods')).toMatch(/\bPUT\b/);
    const read = await fetch(`${url}/functions/v1/greet`, { method: 'POST', headers: { origin: TEST_SITE } });
    expect(read.headers.get('access-control-allow-origin')).toBe(TEST_SITE);
  });
});
