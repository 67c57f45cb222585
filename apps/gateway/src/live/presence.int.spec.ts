import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { io, type Socket } from 'socket.io-client';
import { waitUntil } from '@nivel/testing/wait-until';
import { BreakableLine } from '../../test/breakable-line.ts';
import { GatewayWorld, type OpenGateway } from '../../test/gateway-world.ts';
import { gatewaySettings } from '../config.ts';
import { memberRemoved } from '../../test/test-operations.ts';
import type { LastSeen, Present } from './present-people.ts';

let world: GatewayWorld;
let one: OpenGateway;
let other: OpenGateway;
const open: Socket[] = [];

beforeAll(async () => {
  world = await GatewayWorld.start();
  const pace = { LIVE_HERE_LOOK_MS: '100' };
  [one, other] = [await world.gateway(pace), await world.gateway(pace)];
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});
afterAll(() => world.stop());

/** A window of a user on a board, and the presence it last received. */
const aWindow = async (gateway: Pick<OpenGateway, 'url'>, boardId: string, userId: string = randomUUID()) => {
  const sessionId = randomUUID();
  world.service.viewers.add(`${boardId} ${userId}`);
  const auth = { token: await world.service.token({ sub: userId, session_id: sessionId }) };
  const socket = io(gateway.url, { auth, reconnection: false, forceNew: true, transports: ['websocket'] });
  open.push(socket);
  const seen: { people: readonly Present[]; absent: readonly LastSeen[]; times: number } = {
    people: [],
    absent: [],
    times: 0,
  };
  socket.on('here', (told: { people: readonly Present[]; seen: readonly LastSeen[] }) => {
    seen.people = told.people;
    seen.absent = told.seen;
    seen.times += 1;
  });
  await new Promise((resolve) => socket.on('ready', resolve));
  const room = `board:${boardId}`;
  await socket.emitWithAck('join', { room });
  const here = (at: string | null = null, is_away = false): Promise<unknown> =>
    socket.emitWithAck('here', { room, at, is_away });
  const sees = (...people: Present[]): Promise<void> =>
    waitUntil(() => JSON.stringify(seen.people) === JSON.stringify(sorted(people)));
  return { socket, userId, sessionId, seen, here, sees };
};
const sorted = (people: readonly Present[]): Present[] => people.toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1));
const at = ({ userId }: { userId: string }, ...cards: string[]): Present => ({
  ...{ user_id: userId, at: cards.sort() },
  ...{ state: 'online', busy_until: null },
});

describe('who is here', () => {
  it('is shown to those present, at every replica, with what they have open; a user who leaves is removed', async () => {
    const [boardId, card] = [randomUUID(), randomUUID()];
    const [ana, beto] = [await aWindow(one, boardId), await aWindow(other, boardId)];
    expect([await ana.here(), await beto.here(card)]).toEqual([{ ok: true }, { ok: true }]);
    await ana.sees(at(ana), at(beto, card));
    await beto.sees(at(ana), at(beto, card));
    await beto.here();
    await ana.sees(at(ana), at(beto));
    beto.socket.close();
    await ana.sees(at(ana));
  });

  it('is one person in several windows, with everything that is open in them', async () => {
    const boardId = randomUUID();
    const [first, second] = [randomUUID(), randomUUID()];
    const ana = await aWindow(one, boardId);
    const again = await aWindow(other, boardId, ana.userId);
    await Promise.all([ana.here(first), again.here(second)]);
    await ana.sees(at(ana, first, second));
    again.socket.close();
    await ana.sees(at(ana, first));
  });

  it('is sent only to those who have reported presence, not to strangers, and not again while nothing changes', async () => {
    const boardId = randomUUID();
    const [ana, silent] = [await aWindow(one, boardId), await aWindow(other, boardId)];
    const stranger = await aWindow(one, randomUUID());
    await ana.here();
    await ana.sees(at(ana));
    const room = `board:${boardId}`;
    expect(await stranger.socket.emitWithAck('here', { room })).toEqual({ ok: false, code: 'forbidden' });
    for (const said of [undefined, 5, {}, { room, at: 'x' }, { room, at: null, name: 'Ana' }])
      expect(await ana.socket.emitWithAck('here', said)).toEqual({ ok: false, code: 'invalid_input' });
    const { times } = ana.seen;
    // Several looks later.
    const marker = await aWindow(one, randomUUID());
    for (let n = 0; n < 5; n += 1) await marker.here(randomUUID());
    await waitUntil(() => marker.seen.times >= 1);
    expect([ana.seen.times, silent.seen.times]).toEqual([times, 0]);
  });

  it('is accepted only in rooms that can be joined, not in those that a socket is in automatically', async () => {
    const ana = await aWindow(one, randomUUID());
    const own = [`user:${ana.userId}`, `session:${ana.sessionId}`];
    for (const room of [...own, ana.socket.id ?? '', `user:${randomUUID()}`, `project:${randomUUID()}`])
      expect(await ana.socket.emitWithAck('here', { room })).toEqual({ ok: false, code: 'forbidden' });
    expect(await ana.here()).toEqual({ ok: true });
  });

  it('ends with the right to be there', async () => {
    const boardId = randomUUID();
    const [ana, beto] = [await aWindow(one, boardId), await aWindow(one, boardId)];
    await Promise.all([ana.here(), beto.here()]);
    await ana.sees(at(ana), at(beto));
    await world.tell(memberRemoved, { boardId, userId: beto.userId });
    await ana.sees(at(ana));
    expect(await beto.here()).toEqual({ ok: false, code: 'forbidden' });
  });

  it('is restored after Redis was down', async () => {
    const boardId = randomUUID();
    const [ana, beto] = [await aWindow(one, boardId), await aWindow(other, boardId)];
    await world.stack.redis.kill();
    expect(await ana.here()).toEqual({ ok: true });
    await world.stack.redis.restart();
    await beto.here();
    await ana.sees(at(ana), at(beto));
  });
});

describe("a person's presence state", () => {
  it('is away with no window in front, and busy in all rooms and at every replica until it ends', async () => {
    const [boardId, elsewhere] = [randomUUID(), randomUUID()];
    const [ana, beto] = [await aWindow(one, boardId), await aWindow(other, boardId)];
    await Promise.all([ana.here(null, true), beto.here()]);
    await beto.sees({ ...at(ana), state: 'away' }, at(beto));
    const again = await aWindow(other, boardId, ana.userId);
    await again.here();
    await beto.sees(at(ana), at(beto));
    const until = new Date(Date.now() + 3_600_000).toISOString();
    expect(await ana.socket.emitWithAck('busy', { until })).toEqual({ ok: true });
    await beto.sees({ ...at(ana), state: 'busy', busy_until: until }, at(beto));
    const there = await aWindow(one, elsewhere, ana.userId);
    await there.here();
    await there.sees({ ...at(ana), state: 'busy', busy_until: until });
    expect(await again.socket.emitWithAck('busy', { until: null })).toEqual({ ok: true });
    await beto.sees(at(ana), at(beto));
  });

  it('is busy for no longer than a day, and not in the past', async () => {
    const ana = await aWindow(one, randomUUID());
    const day = 24 * 3_600_000;
    for (const until of [new Date(Date.now() - 1_000), new Date(Date.now() + day + 60_000)])
      expect(await ana.socket.emitWithAck('busy', { until: until.toISOString() })).toEqual({
        ...{ ok: false, code: 'invalid_input' },
      });
    for (const said of [undefined, {}, { until: 'mañana' }, { until: null, user_id: ana.userId }])
      expect(await ana.socket.emitWithAck('busy', said)).toEqual({ ok: false, code: 'invalid_input' });
  });

  it('is not there after leaving, and was there a moment ago', async () => {
    const boardId = randomUUID();
    const [ana, beto] = [await aWindow(one, boardId), await aWindow(other, boardId)];
    const begun = Date.now();
    await Promise.all([ana.here(), beto.here()]);
    await ana.sees(at(ana), at(beto));
    expect(ana.seen.absent).toEqual([]);
    beto.socket.close();
    await waitUntil(() => ana.seen.absent.length === 1);
    const [left] = ana.seen.absent;
    expect(left?.user_id).toBe(beto.userId);
    expect(Date.parse(left?.at ?? '')).toBeGreaterThanOrEqual(begun);
  });
});

describe('users whose leaving is not reported', () => {
  it('ends with the heartbeats of a line that is cut', async () => {
    const boardId = randomUUID();
    const quick = await world.gateway({ LIVE_HERE_LOOK_MS: '100', LIVE_BEAT_SECONDS: '1' });
    const line = await BreakableLine.to(quick.url);
    const [ana, beto] = [await aWindow(quick, boardId), await aWindow(line, boardId)];
    await Promise.all([ana.here(), beto.here()]);
    await ana.sees(at(ana), at(beto));
    line.freeze();
    await ana.sees(at(ana));
    await line.close();
  });

  it('ends when the windows of a killed replica are no longer renewed, and lasts until then', async () => {
    const boardId = randomUUID();
    const ana = await aWindow(one, boardId);
    const beto = { userId: randomUUID() };
    const redis = new Redis(world.stack.redisUrl);
    const now = Date.now();
    // The state that a replica leaves behind if it is killed right after a look.
    const window = { userId: beto.userId, at: null, isAway: false, busyUntil: null, until: now + 3_000 };
    await redis.hset(`nivel:here:board:${boardId}`, randomUUID(), JSON.stringify(window));
    await redis.zadd(`nivel:seen:board:${boardId}`, now, beto.userId);
    redis.disconnect();
    await ana.here();
    await ana.sees(at(ana), at(beto));
    await ana.sees(at(ana));
    expect(ana.seen.absent).toEqual([{ user_id: beto.userId, at: new Date(now).toISOString() }]);
  });

  it('is right within 40 seconds with the default settings', () => {
    const { LIVE_HERE_SECONDS, LIVE_HERE_LOOK_MS, LIVE_BEAT_SECONDS } = gatewaySettings.shape;
    const look = LIVE_HERE_LOOK_MS.parse(undefined) / 1_000;
    // A heartbeat is unanswered for as long as two of them are apart.
    expect(LIVE_BEAT_SECONDS.parse(undefined) * 2 + look).toBeLessThanOrEqual(40);
    expect(LIVE_HERE_SECONDS.parse(undefined) + look).toBeLessThanOrEqual(40);
  });
});
