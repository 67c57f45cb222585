import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { waitUntil } from '@nivel/testing/wait-until';
import { GatewayWorld, type OpenGateway } from '../../test/gateway-world.ts';
import { memberRemoved } from '../../test/test-operations.ts';
import type { Present } from './presence.ts';

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

/** A window of somebody on a board, and what it was last told of who is there. */
const aWindow = async (gateway: OpenGateway, boardId: string, userId: string = randomUUID()) => {
  const sessionId = randomUUID();
  world.service.viewers.add(`${boardId} ${userId}`);
  const auth = { token: await world.service.token({ sub: userId, session_id: sessionId }) };
  const socket = io(gateway.url, { auth, reconnection: false, forceNew: true, transports: ['websocket'] });
  open.push(socket);
  const seen: { people: readonly Present[]; times: number } = { people: [], times: 0 };
  socket.on('here', ({ people }: { people: readonly Present[] }) => {
    seen.people = people;
    seen.times += 1;
  });
  await new Promise((resolve) => socket.on('ready', resolve));
  const room = `board:${boardId}`;
  await socket.emitWithAck('join', { room });
  const here = (at: string | null = null): Promise<unknown> => socket.emitWithAck('here', { room, at });
  const sees = (...people: Present[]): Promise<void> =>
    waitUntil(() => JSON.stringify(seen.people) === JSON.stringify(sorted(people)));
  return { socket, userId, sessionId, seen, here, sees };
};
const sorted = (people: readonly Present[]): Present[] => people.toSorted((a, b) => (a.user_id < b.user_id ? -1 : 1));
const at = ({ userId }: { userId: string }, ...cards: string[]): Present => ({ user_id: userId, at: cards.sort() });

describe('who is here', () => {
  it('is shown to those who are, at every replica, with what they have open; who leaves is gone', async () => {
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

  it('is told to nobody who has not said so, nor to strangers, and not again while nothing changes', async () => {
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

  it('is said only in rooms that can be joined, not in those that a socket is in by itself', async () => {
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

  it('comes back by itself when Redis was away', async () => {
    const boardId = randomUUID();
    const [ana, beto] = [await aWindow(one, boardId), await aWindow(other, boardId)];
    await world.stack.redis.kill();
    expect(await ana.here()).toEqual({ ok: true });
    await world.stack.redis.restart();
    await beto.here();
    await ana.sees(at(ana), at(beto));
  });
});
