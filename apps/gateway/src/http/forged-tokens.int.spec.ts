import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { TEST_SITE } from '@nivel/testing/service-environment';
import { GatewayWorld } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let url: string;

beforeAll(async () => {
  world = await GatewayWorld.start();
  url = (await world.gateway()).url;
});
afterAll(() => world.stop());

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const thing = JSON.stringify({ thing_id: '01890000-0000-7000-8000-000000000001' });

/** The doors that need a token, each with its answer to a good one. */
const doors: readonly [string, (token: string) => Promise<boolean>][] = [
  ['a procedure', async (token) => (await ask('/rest/v1/rpc/complete_thing', token, thing)).status === 200],
  ['a table', async (token) => (await ask('/rest/v1/things', token)).status === 200],
];

const ask = (path: string, token: string, body?: string): Promise<Response> =>
  fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  });

/** Every way we know to make a token that is not ours look like one. */
const forgeries = async (): Promise<[string, string][]> => {
  const { service } = world;
  const good = await service.token();
  const [header = '', payload = '', signature = ''] = good.split('.');
  const foreign = (await generateKeyPair('ES256')).privateKey;
  const rsa = (await generateKeyPair('RS256')).privateKey;
  const publicPem = Buffer.from(
    await exportSPKI((await importJWK(service.publicJwk, 'ES256', { extractable: true })) as CryptoKey),
  );
  const claims = { iss: `${TEST_SITE}/auth/v1`, aud: 'authenticated', sub: randomUUID(), session_id: randomUUID() };
  const changed = { ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), sub: randomUUID() };
  const now = Math.floor(Date.now() / 1_000);
  return [
    ['no token', ''],
    ['a word', 'token'],
    ['three empty parts', '..'],
    ['no signature', `${header}.${payload}.`],
    ['two parts', `${header}.${payload}`],
    ['a changed payload', `${header}.${base64(changed)}.${signature}`],
    ['a changed header', `${base64({ alg: 'ES256', kid: 'test', extra: 1 })}.${payload}.${signature}`],
    ['the last character changed', good.slice(0, -2) + (good.at(-2) === 'A' ? 'B' : 'A') + good.slice(-1)],
    ['a zero signature', `${header}.${payload}.${Buffer.alloc(64).toString('base64url')}`],
    [
      'an empty DER signature',
      `${header}.${payload}.${Buffer.from([0x30, 0x06, 2, 1, 0, 2, 1, 0]).toString('base64url')}`,
    ],
    ['alg none', new UnsecuredJWT(claims).setExpirationTime('1h').encode()],
    ['alg None with a signature', `${base64({ alg: 'None' })}.${payload}.${signature}`],
    ['HS256 with the public key as secret', await service.token({}, { key: publicPem, alg: 'HS256' })],
    [
      'HS256 with the key set as secret',
      await service.token({}, { key: Buffer.from(JSON.stringify(service.publicJwk)), alg: 'HS256' }),
    ],
    ['a foreign key under our key id', await service.token({}, { key: foreign })],
    ['a foreign key under its own id', await service.token({}, { key: foreign, kid: 'other' })],
    ['RS256', await service.token({}, { key: rsa, alg: 'RS256' })],
    [
      'a key of its own in the header',
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', jwk: service.publicJwk, jku: 'http://evil.example/keys' })
        .setExpirationTime('1h')
        .sign(foreign),
    ],
    ['a key id that is a path', await service.token({}, { key: foreign, kid: '../../dev/null' })],
    ['an ended lifetime', await service.token({}, { expiresIn: -1 })],
    ['no end of its lifetime', await service.token({ exp: undefined as never })],
    ['a lifetime that has not begun', await service.token({ nbf: now + 600 })],
    ['another issuer', await service.token({ iss: 'https://evil.example/auth/v1' })],
    ['no issuer', await service.token({ iss: undefined as never })],
    ['another audience', await service.token({ aud: 'anon' })],
    ['no audience', await service.token({ aud: undefined as never })],
    ['no subject', await service.token({ sub: undefined as never })],
    ['a subject that is no id', await service.token({ sub: "' OR 1=1 --" })],
    ['no session', await service.token({ session_id: undefined as never })],
    ['a session that is no id', await service.token({ session_id: 'x' })],
    ['a critical extension', `${base64({ alg: 'ES256', kid: 'test', crit: ['exp'] })}.${payload}.${signature}`],
    ['20 kB of token', `${header}.${'A'.repeat(9_000)}.${signature}`],
    ['two tokens', `${good} ${good}`],
    ['a token within a token', base64({ token: good })],
  ];
};

describe('AUT-6: tokens cannot be forged at the gateway', () => {
  it('the same doors open for a true token', async () => {
    for (const [, opens] of doors) expect(await opens(await world.service.token())).toBe(true);
  });

  it('no forgery opens a door, none causes an internal error, and no service is called', async () => {
    const asked = world.service.asked.length;
    const opened: string[] = [];
    let tried = 0;
    for (const [what, token] of await forgeries()) {
      for (const [path, body] of [
        ['/rest/v1/rpc/complete_thing', thing],
        ['/rest/v1/things', undefined],
      ] as const) {
        const response = await ask(path, token, body);
        if (response.status !== 401) opened.push(`${what} at ${path}: ${response.status}`);
        tried += 1;
      }
      const graph = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ studentDashboard { totalPoints } }' }),
      });
      const text = await graph.text();
      if (!text.includes('"UNAUTHENTICATED"')) opened.push(`${what} at graphql: ${text}`);
      tried += 1;
    }
    expect(opened).toEqual([]);
    expect(tried).toBe(102);
    expect(world.service.asked.length).toBe(asked);
  });
});
