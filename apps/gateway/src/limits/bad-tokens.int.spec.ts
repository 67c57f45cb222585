import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { generateKeyPair, type CryptoKey } from 'jose';
import { io, type Socket } from 'socket.io-client';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { GatewayWorld, type OpenGateway } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let gateway: OpenGateway;
let stranger: CryptoKey;
const open: Socket[] = [];

const LIMIT = 20;

beforeAll(async () => {
  world = await GatewayWorld.start();
  world.service.handlers.set(readUser.name, () => Promise.resolve({ status: 200, body: {} }));
  gateway = await world.gateway({ RATE_ADDRESS_PER_MINUTE: String(LIMIT), TRUSTED_PROXIES: '1', RATE_LEASE: '1' });
  stranger = (await generateKeyPair('ES256')).privateKey;
});
afterEach(() => open.splice(0).forEach((socket) => socket.close()));
afterAll(() => world.stop());

const ask = (path: string, body: string | null, token: string, address: string): Promise<number> =>
  fetch(`${gateway.url}${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-for': address },
    ...(body === null ? {} : { body }),
  }).then(({ status }) => status);

const doors: readonly [door: string, path: string, body: string | null][] = [
  ['a procedure', '/rest/v1/rpc/complete_thing', '{}'],
  ['a table', '/rest/v1/things', null],
  ['GraphQL', '/graphql', '{"query":"{ __typename }"}'],
  ['the auth door', '/auth/v1/user', null],
];

describe('tokens that are tried out', () => {
  it.each(doors)('at %s are counted by address before they are looked at', async (door, path, body) => {
    const address = `198.51.100.${doors.findIndex(([name]) => name === door) + 1}`;
    const statuses: number[] = [];
    for (let n = 0; n < LIMIT + 10; n += 1)
      statuses.push(await ask(path, body, await world.service.token({}, { key: stranger }), address));
    expect(statuses.slice(0, LIMIT)).not.toContain(429);
    expect(statuses.slice(LIMIT)).toEqual(Array.from({ length: 10 }, () => 429));
    // Another address, and the true owner of a token there, notice nothing.
    expect(await ask(path, body, await world.service.token(), '198.51.100.200')).not.toBe(429);
  });

  it('at a live socket are counted like calls', async () => {
    const knock = async (): Promise<string> => {
      const token = await world.service.token({ sub: randomUUID() }, { key: stranger });
      const extraHeaders = { 'x-forwarded-for': '198.51.100.9' };
      const socket = io(gateway.url, { auth: { token }, reconnection: false, transports: ['websocket'], extraHeaders });
      open.push(socket);
      return new Promise((resolve) => {
        socket.on('ready', () => resolve('ready'));
        socket.on('connect_error', (error) => resolve(error.message));
      });
    };
    const reasons: string[] = [];
    for (let n = 0; n < LIMIT; n += 1) reasons.push(await knock());
    // Opening a connection and showing a token are two calls.
    expect(reasons.filter((reason) => reason === 'unauthenticated')).toHaveLength(LIMIT / 2);
    expect(reasons).not.toContain('ready');
  });
});
