import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import type { Live, LiveMessage } from '@nivel/client/live';
import { openLive } from '@nivel/client/open-live';
import { sessionEnded } from '@nivel/contracts/auth/session-ended.fact';
import { partCompleted } from '@nivel/contracts/learning/part-completed.fact';
import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import { reconnected } from '@nivel/testing/reconnected';
import { waitUntil } from '@nivel/testing/wait-until';
import { GatewayWorld, type OpenGateway } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let one: OpenGateway;
let other: OpenGateway;
const open: (Live | Socket)[] = [];

beforeAll(async () => {
  world = await GatewayWorld.start();
  [one, other] = [await world.gateway({ LIVE_RENEW_MS: '0' }), await world.gateway({ LIVE_RING: '5' })];
  // The first fact fills the rings' knowledge of where they begin.
  await world.tell(levelUnlocked, { userId: randomUUID(), levelId: 'X200', name: 'x' });
});
afterEach(() => {
  for (const connection of open.splice(0)) connection.close();
});
afterAll(() => world.stop());

/** A learner's browser, connected through the client library. */
const aBrowser = async (gateway: OpenGateway, userId: string, options: { since?: number; claims?: object } = {}) => {
  const token = await world.service.token({ sub: userId, ...options.claims });
  const seen = { messages: [] as LiveMessage[], resyncs: 0, isLive: false };
  const live = await openLive({
    baseUrl: gateway.url,
    token: () => Promise.resolve(token),
    onMessage: (message) => seen.messages.push(message),
    onResync: () => (seen.resyncs += 1),
    onState: (isLive) => (seen.isLive = isLive),
    ...(options.since === undefined ? {} : { since: options.since }),
  });
  open.push(live);
  await waitUntil(() => seen.isLive);
  return { live, seen, token };
};

const completed = (userId: string, points = 10) => ({
  userId,
  partId: randomUUID(),
  moduleId: randomUUID(),
  levelId: 'X100',
  points,
  totalPoints: points,
  percentage: 20,
  completedAt: new Date().toISOString(),
  skill: { name: 'Prompting', gain: 1, value: 1, isNew: false },
});

/** A bare socket; resolves with the server's first message. */
const knock = (auth: object, options: object = {}): Promise<string> =>
  new Promise((resolve) => {
    const socket = io(one.url, { auth, reconnection: false, forceNew: true, transports: ['websocket'], ...options });
    open.push(socket);
    socket.on('ready', () => resolve('ready'));
    socket.on('connect_error', (error) => resolve(error.message));
  });

describe('live messages', () => {
  it('reach every browser of the user, at every replica, with the trace of the request', async () => {
    const userId = randomUUID();
    const browsers = [await aBrowser(one, userId), await aBrowser(one, userId), await aBrowser(other, userId)];
    const traceId = randomUUID().replaceAll('-', '');
    const fact = completed(userId);
    const seq = await world.tell(partCompleted, fact, { trace: `00-${traceId}-0000000000000001-01` });
    await waitUntil(() => browsers.every(({ seen }) => seen.messages.length === 1));
    for (const { seen } of browsers)
      expect(seen.messages[0]).toEqual({ seq, type: 'learning.part.completed', data: fact, traceId });
  });

  it('reach no other user', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()];
    const [me, them] = [await aBrowser(one, mine), await aBrowser(one, theirs)];
    await world.tell(partCompleted, completed(theirs));
    await waitUntil(() => them.seen.messages.length === 1);
    expect(me.seen.messages).toEqual([]);
  });

  it('that were missed come after a reconnect, once and in order', async () => {
    const userId = randomUUID();
    const first = await aBrowser(one, userId);
    await world.tell(partCompleted, completed(userId, 1));
    await waitUntil(() => first.seen.messages.length === 1);
    const since = first.live.seq ?? 0;
    first.live.close();
    for (const points of [2, 3, 4]) await world.tell(partCompleted, completed(userId, points));
    const again = await aBrowser(one, userId, { since });
    await waitUntil(() => again.seen.messages.length === 3);
    expect(again.seen.messages.map(({ data }) => (data as { points: number }).points)).toEqual([2, 3, 4]);
    expect(again.seen.resyncs).toBe(0);
  });

  it('that are too old to be sent again make the client fetch everything', async () => {
    const userId = randomUUID();
    const { live } = await aBrowser(other, userId);
    const since = live.seq ?? 0;
    live.close();
    const witness = await aBrowser(other, userId);
    for (let n = 0; n < 8; n += 1) await world.tell(partCompleted, completed(userId, n));
    await waitUntil(() => witness.seen.messages.length === 8);
    const again = await aBrowser(other, userId, { since });
    expect(again.seen).toMatchObject({ messages: [], resyncs: 1 });
  });

  it('flow on when the connection to the broker or to Redis was lost', async () => {
    const userId = randomUUID();
    const browsers = [await aBrowser(one, userId), await aBrowser(other, userId)];
    const haveSeen = (count: number): boolean => browsers.every(({ seen }) => seen.messages.length >= count);
    await world.stack.redis.kill();
    await world.tell(partCompleted, completed(userId, 1));
    await waitUntil(() => haveSeen(1));
    await world.stack.redis.restart();
    await world.stack.nats.kill();
    await world.stack.nats.restart();
    await reconnected(world.service.broker);
    await world.tell(partCompleted, completed(userId, 2));
    await waitUntil(() => haveSeen(2));
  });
});

describe('who may connect', () => {
  it('only a client with a valid token, from a page of ours or no page at all', async () => {
    const token = await world.service.token();
    expect(await knock({ token })).toBe('ready');
    for (const bad of [undefined, '', 'x', 5, { toString: 1 }, await world.service.token({}, { expiresIn: -1 })])
      expect(await knock({ token: bad })).toBe('unauthenticated');
    expect(await knock({ token }, { extraHeaders: { origin: 'https://evil.example' } })).not.toBe('ready');
    expect(await knock({ token }, { extraHeaders: { origin: 'http://localhost:4000' } })).toBe('ready');
  });

  it('AUT-2: no socket whose session has ended: open sockets close, new ones do not open', async () => {
    const sockets = await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const session_id = randomUUID();
        const token = await world.service.token({ session_id });
        const socket = io(at % 2 === 0 ? one.url : other.url, {
          auth: { token },
          reconnection: false,
          forceNew: true,
          transports: ['websocket'],
        });
        open.push(socket);
        await new Promise((resolve) => socket.on('ready', resolve));
        const ended = new Promise((resolve) => socket.on('disconnect', resolve));
        return { session_id, token, ended };
      }),
    );
    const sessionIds = sockets.map(({ session_id }) => session_id);
    await world.tell(sessionEnded, { userId: randomUUID(), sessionIds, reason: 'token-reused' });
    await Promise.all(sockets.map(({ ended }) => ended));
    for (const { token } of sockets.slice(0, 5)) {
      expect(await knock({ token })).toBe('unauthenticated');
      const response = await fetch(`${one.url}/rest/v1/things`, { headers: { authorization: `Bearer ${token}` } });
      expect(response.status).toBe(401);
    }
  });

  it('no socket longer than the token lives, unless it is renewed in time', async () => {
    const userId = randomUUID();
    const short = (expiresIn: number) => world.service.token({ sub: userId }, { expiresIn });
    const connectWith = async (token: string) => {
      const socket = io(one.url, { auth: { token }, reconnection: false, forceNew: true, transports: ['websocket'] });
      open.push(socket);
      await new Promise((resolve) => socket.on('ready', resolve));
      return socket;
    };
    const [left, renewed] = [await connectWith(await short(2)), await connectWith(await short(2))];
    const why = new Promise((resolve) => left.on('ended', resolve));
    expect(await renewed.emitWithAck('renew', await short(60))).toEqual({ ok: true });
    expect(await renewed.emitWithAck('renew', await world.service.token())).toEqual({ ok: false, code: 'forbidden' });
    expect(await renewed.emitWithAck('renew', { a: 1 })).toEqual({ ok: false, code: 'unauthenticated' });
    expect(await why).toEqual({ code: 'token_expired' });
    await waitUntil(() => !left.connected);
    expect(renewed.connected).toBe(true);
  });
});
