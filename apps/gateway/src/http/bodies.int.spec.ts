import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { GatewayWorld } from '../../test/gateway-world.ts';
import { sendRaw } from '../../test/raw-response.ts';

let world: GatewayWorld;
let url: string;

beforeAll(async () => {
  world = await GatewayWorld.start();
  world.service.handlers.set(issueToken.name, () => Promise.resolve({ status: 200, body: {} }));
  ({ url } = await world.gateway({ RATE_TOKEN: '0' }));
});
afterAll(() => world.stop());

const SIGN_IN = '/auth/v1/token?grant_type=password';
const doors = [SIGN_IN, '/rest/v1/rpc/complete_thing', '/rest/v1/things', '/graphql', '/api/nothing'];

const post = async (path: string, type: string | null, body: string): Promise<{ status: number; code: string }> => {
  // A text would set a content type itself.
  const headers: Record<string, string> = type === null ? {} : { 'content-type': type };
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: new Blob([body]) });
  const { code, error_code, errors } = (await response.json()) as {
    code?: string;
    error_code?: string;
    errors?: [{ extensions: { error: { code: string } } }];
  };
  return { status: response.status, code: error_code ?? errors?.[0].extensions.error.code ?? code ?? '' };
};

describe('a body that comes slowly', () => {
  it('is cut off once the time of a request is over', async () => {
    const hasty = await world.gateway({ REQUEST_TIMEOUT_MS: '400' });
    const head = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 100';
    // The rest never comes: without an end by the server this waits for half a minute.
    const { status } = await sendRaw(hasty.url, `POST ${SIGN_IN} HTTP/1.1\r\n${head}\r\n\r\n{"email":`);
    expect(status).toBe(408);
  });
});

describe('a body that a form of a foreign page can send without being asked first', () => {
  it.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/graphql',
    'application/json5',
    'text/plain; application/json',
    'application/json, text/plain',
    '',
    null,
  ])('is refused at every door that reads JSON, named %j, and no service is called', async (type) => {
    const asked = world.service.asked.length;
    for (const path of doors)
      expect([path, await post(path, type, '{"query":"{__typename}"}')]).toEqual([
        path,
        { status: 415, code: 'unsupported_media_type' },
      ]);
    expect(world.service.asked.length).toBe(asked);
  });

  it.each(['application/json', 'application/json;charset=UTF-8', 'Application/JSON; charset="utf-8"'])(
    'is read when it is named JSON: %s',
    async (type) => {
      expect((await post(SIGN_IN, type, '{}')).status).toBe(200);
    },
  );

  it('needs no name when it is empty', async () => {
    const response = await sendRaw(url, `POST ${SIGN_IN} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(response.status).toBe(200);
  });
});

it('a GraphQL request, which the gateway itself parses, may have 100 kB', async () => {
  const sized = (bytes: number): string =>
    JSON.stringify({ query: '{__typename}', variables: { a: 'x'.repeat(bytes) } });
  expect((await post('/graphql', 'application/json', sized(90_000))).status).toBe(200);
  expect(await post('/graphql', 'application/json', sized(100_000))).toEqual({
    status: 413,
    code: 'request_entity_too_large',
  });
});

describe('a body of the auth doors', () => {
  const sized = (bytes: number): string => JSON.stringify({ email: '\u0301'.repeat((bytes - 12) / 2) });

  it('may have at most 16 kB, whatever its content, in the documented form', async () => {
    expect((await post(SIGN_IN, 'application/json', sized(16_000))).status).toBe(200);
    const asked = world.service.asked.length;
    expect(await post(SIGN_IN, 'application/json', sized(16_002))).toEqual({
      status: 413,
      code: 'request_entity_too_large',
    });
    expect(world.service.asked.length).toBe(asked);
  });

  it('is cut off as well if it declares no length', async () => {
    const chunk = `${(20_000).toString(16)}\r\n${'x'.repeat(20_000)}\r\n0\r\n\r\n`;
    const head = 'Host: x\r\nConnection: close\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked';
    expect((await sendRaw(url, `POST ${SIGN_IN} HTTP/1.1\r\n${head}\r\n\r\n${chunk}`)).status).toBe(413);
  });

  it('is a separate setting: other doors keep their limits', async () => {
    const note = JSON.stringify({ thing_id: '01890000-0000-7000-8000-000000000001', note: 'x'.repeat(20_000) });
    expect((await post('/rest/v1/rpc/complete_thing', 'application/json', note)).status).toBe(401);
    const wide = await world.gateway({ AUTH_BODY_BYTES: '40000', RATE_TOKEN: '0' });
    const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body: sized(30_000) };
    expect((await fetch(`${wide.url}${SIGN_IN}`, options)).status).toBe(200);
  });
});
