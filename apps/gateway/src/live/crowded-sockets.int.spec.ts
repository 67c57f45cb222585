import { randomUUID } from 'node:crypto';
import { connect, type Socket as Connection } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { GatewayWorld, type OpenGateway } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let gateway: OpenGateway;
const open: Socket[] = [];

beforeAll(async () => {
  world = await GatewayWorld.start();
  gateway = await world.gateway({ LIVE_SOCKETS_PER_NETWORK: '30', TRUSTED_PROXIES: '1' });
});
afterEach(() => open.splice(0).forEach((socket) => socket.close()));
afterAll(() => world.stop());

/** Opens a live socket; resolves with how it was met. */
const knock = async (sub: string, address: string, at = gateway): Promise<{ met: string; socket: Socket }> => {
  const socket = io(at.url, {
    auth: { token: await world.service.token({ sub }) },
    reconnection: false,
    forceNew: true,
    transports: ['websocket'],
    extraHeaders: { 'x-forwarded-for': address },
  });
  open.push(socket);
  const met = await new Promise<string>((resolve) => {
    socket.on('ready', () => resolve('ready'));
    socket.on('ended', ({ code }: { code: string }) => resolve(code));
    socket.on('connect_error', ({ message }) => resolve(message));
  });
  return { met, socket };
};
const LIMITED = 'over_request_rate_limit';
const count = (met: readonly { met: string }[], what: string): number => met.filter((one) => one.met === what).length;

describe('a crowd of live sockets', () => {
  it('of one person is ten, also when they come at once and from everywhere; a closed one makes room', async () => {
    const sub = randomUUID();
    const met = await Promise.all(Array.from({ length: 25 }, (_, at) => knock(sub, `203.0.113.${at}`)));
    expect([count(met, 'ready'), count(met, LIMITED)]).toEqual([10, 15]);
    expect((await knock(randomUUID(), '203.0.113.1')).met).toBe('ready');
    const one = met.find(({ met: how }) => how === 'ready')?.socket;
    one?.close();
    let again = '';
    for (let tries = 0; again !== 'ready' && tries < 50; tries += 1) again = (await knock(sub, '203.0.113.1')).met;
    expect(again).toBe('ready');
  });

  it('of one network is as many as the setting allows, for all users together; another network notices nothing', async () => {
    const met: { met: string }[] = [];
    for (let n = 0; n < 35; n += 1) met.push(await knock(randomUUID(), `2001:db8:1:2::${n.toString(16)}`));
    expect([count(met, 'ready'), count(met, LIMITED)]).toEqual([30, 5]);
    expect((await knock(randomUUID(), '2001:db8:1:3::1')).met).toBe('ready');
  });

  it('of connections that never authenticate is cut off before it is opened', async () => {
    const handshake =
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n';
    const connections: Connection[] = [];
    const firstLine = (): Promise<string> =>
      new Promise((resolve, reject) => {
        const port = Number(new URL(gateway.url).port);
        const connection = connect(port, '127.0.0.1', () => connection.write(handshake));
        connections.push(connection);
        connection.once('data', (bytes: Buffer) => resolve(bytes.toString('latin1').slice(9, 12)));
        connection.once('error', reject);
      });
    const lines: string[] = [];
    for (let n = 0; n < 70; n += 1) lines.push(await firstLine());
    connections.forEach((connection) => connection.destroy());
    expect(lines.filter((line) => line === '101').length).toBeLessThanOrEqual(61);
    expect(lines.slice(-5)).toEqual(Array.from({ length: 5 }, () => '429'));
  });

  it('is not counted from this machine where a setting leaves it out', async () => {
    const local = await world.gateway({ LIVE_SOCKETS_PER_NETWORK: '2', LOOPBACK_UNLIMITED: 'true' });
    const knockHere = () =>
      world.service
        .token()
        .then(
          (token) => open[open.push(io(local.url, { auth: { token }, forceNew: true, transports: ['websocket'] })) - 1],
        );
    const sockets = await Promise.all(Array.from({ length: 6 }, knockHere));
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket?.on('ready', resolve))));
    expect(sockets).toHaveLength(6);
  });
});

describe('a live socket that brings tokens without end', () => {
  it('is accepted once in a while; messages in between are not even parsed', async () => {
    const slow = await world.gateway({ LIVE_RENEW_MS: '3600000', TRUSTED_PROXIES: '1' });
    const sub = randomUUID();
    const { socket } = await knock(sub, '203.0.113.9', slow);
    const tokens = await Promise.all(Array.from({ length: 20 }, () => world.service.token({ sub })));
    const responses = await Promise.all(tokens.map((token) => socket.emitWithAck('renew', token) as Promise<unknown>));
    expect(responses).toEqual([
      { ok: true },
      ...Array.from({ length: 19 }, () => ({ ok: false, code: 'over_request_rate_limit' })),
    ]);
    expect(socket.connected).toBe(true);
  });
});
