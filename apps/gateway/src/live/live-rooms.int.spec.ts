import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { waitUntil } from '@nivel/testing/wait-until';
import { boardDeleted, boardHidden, cardMoved, memberRemoved, personDemoted } from '../../test/test-operations.ts';
import { GatewayWorld, type OpenGateway } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let one: OpenGateway;
let other: OpenGateway;
const open: Socket[] = [];

beforeAll(async () => {
  world = await GatewayWorld.start();
  [one, other] = [await world.gateway({ LIVE_ROOMS_PER_SOCKET: '3' }), await world.gateway()];
  await world.tell(cardMoved, { boardId: randomUUID(), n: 0 });
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});
afterAll(() => world.stop());

/** A window of a user, with what it is shown of boards. */
const aWindow = async (gateway: OpenGateway, userId: string) => {
  const auth = { token: await world.service.token({ sub: userId }) };
  const socket = io(gateway.url, { auth, reconnection: false, forceNew: true, transports: ['websocket'] });
  open.push(socket);
  const shown: number[] = [];
  const left: string[] = [];
  socket.on('live', ({ data }: { data: { n?: number } }) => data.n !== undefined && shown.push(data.n));
  socket.on('left', ({ room }: { room: string }) => left.push(room));
  await new Promise((resolve) => socket.on('ready', resolve));
  const join = (boardId: string, since?: number): Promise<unknown> =>
    socket.emitWithAck('join', { room: `board:${boardId}`, ...(since === undefined ? {} : { since }) });
  return { socket, shown, left, join };
};
const aViewer = (boardId: string, userId = randomUUID()): string => {
  world.service.viewers.add(`${boardId} ${userId}`);
  return userId;
};
const OK = { ok: true };
const FORBIDDEN = { ok: false, code: 'forbidden' };

describe('a live room', () => {
  it('shows what happens there to its members at every replica, and to no others', async () => {
    const boardId = randomUUID();
    const [mine, theirs] = [await aWindow(one, aViewer(boardId)), await aWindow(other, aViewer(boardId))];
    const stranger = await aWindow(one, randomUUID());
    expect([await mine.join(boardId), await theirs.join(boardId)]).toEqual([OK, OK]);
    expect(await stranger.join(boardId)).toEqual(FORBIDDEN);
    await world.tell(cardMoved, { boardId, n: 1 });
    await waitUntil(() => mine.shown.length === 1 && theirs.shown.length === 1);
    expect(stranger.shown).toEqual([]);
    await mine.socket.emitWithAck('leave', { room: `board:${boardId}` });
    await world.tell(cardMoved, { boardId, n: 2 });
    await waitUntil(() => theirs.shown.length === 2);
    expect(mine.shown).toEqual([1]);
  });

  it('gives a stranger the same answer whether or not the board exists', async () => {
    const boardId = randomUUID();
    aViewer(boardId);
    const stranger = await aWindow(one, randomUUID());
    expect([await stranger.join(boardId), await stranger.join(randomUUID())]).toEqual([FORBIDDEN, FORBIDDEN]);
  });

  it('catches up with what happened since a place, once and in order', async () => {
    const boardId = randomUUID();
    const viewer = await aWindow(one, aViewer(boardId));
    const since = await world.tell(cardMoved, { boardId, n: 1 });
    for (const n of [2, 3]) await world.tell(cardMoved, { boardId, n });
    // The replica has seen them all when its own window of another board is shown a later one.
    const marker = randomUUID();
    const watching = await aWindow(one, aViewer(marker));
    await watching.join(marker);
    await world.tell(cardMoved, { boardId: marker, n: 9 });
    await waitUntil(() => watching.shown.length === 1);
    expect(await viewer.join(boardId, since)).toEqual(OK);
    await waitUntil(() => viewer.shown.length === 2);
    expect(viewer.shown).toEqual([2, 3]);
  });

  it('refuses an invalid room, rooms of users and sessions, and more of them than the setting allows', async () => {
    const userId = randomUUID();
    const { socket, join } = await aWindow(one, userId);
    for (const wanted of [
      undefined,
      5,
      {},
      { room: 'board' },
      { room: `board:${'x'.repeat(36)}` },
      { room: 'board:', a: 1 },
    ])
      expect(await socket.emitWithAck('join', wanted)).toEqual({ ok: false, code: 'invalid_input' });
    for (const room of [`user:${randomUUID()}`, `session:${randomUUID()}`, `toString:${randomUUID()}`.toLowerCase()])
      expect(await socket.emitWithAck('join', { room })).toEqual(FORBIDDEN);
    const boards = Array.from({ length: 4 }, () => randomUUID());
    for (const boardId of boards) aViewer(boardId, userId);
    const responses: unknown[] = [];
    for (const boardId of boards) responses.push(await join(boardId));
    expect(responses).toEqual([OK, OK, OK, { ok: false, code: 'over_request_rate_limit' }]);
  });

  it('counts those that are requested at the same moment', async () => {
    const userId = randomUUID();
    const { join } = await aWindow(one, userId);
    const boards = Array.from({ length: 20 }, () => randomUUID());
    for (const boardId of boards) aViewer(boardId, userId);
    const responses = await Promise.all(boards.map((boardId) => join(boardId)));
    expect(responses.filter((response) => (response as { ok: boolean }).ok)).toHaveLength(3);
  });
});

describe('RTM-5: a removed member', () => {
  it('is out in every window, at every replica, and no message after it reaches them', async () => {
    const boardId = randomUUID();
    const [userId, stays] = [aViewer(boardId), aViewer(boardId)];
    const windows = [await aWindow(one, userId), await aWindow(one, userId), await aWindow(other, userId)];
    const theirs = await aWindow(one, stays);
    for (const { join } of [...windows, theirs]) expect(await join(boardId)).toEqual(OK);
    world.service.viewers.delete(`${boardId} ${userId}`);
    await world.tell(memberRemoved, { boardId, userId });
    await world.tell(cardMoved, { boardId, n: 1 });
    await waitUntil(() => windows.every(({ left }) => left.length === 1) && theirs.shown.length === 1);
    expect(windows.map(({ shown }) => shown)).toEqual([[], [], []]);
    expect(theirs.left).toEqual([]);
    expect(await windows[0]?.join(boardId)).toEqual(FORBIDDEN);
  });

  it('while their right to join is being checked is not admitted', async () => {
    const boardId = randomUUID();
    const userId = aViewer(boardId);
    const late = await aWindow(one, userId);
    const watcher = await aWindow(one, aViewer(boardId));
    await watcher.join(boardId);
    world.service.whileAsked = async () => {
      await world.tell(memberRemoved, { boardId, userId });
      await world.tell(cardMoved, { boardId, n: 1 });
      await waitUntil(() => watcher.shown.length === 1);
    };
    const response = await late.join(boardId).finally(() => (world.service.whileAsked = () => Promise.resolve()));
    expect(response).toEqual(FORBIDDEN);
    expect(late.shown).toEqual([]);
  });
});

describe('RTM-5: a user who may be in fewer rooms than before', () => {
  it('stays where they still may be, without a gap, and is out of the others', async () => {
    const [kept, lost] = [randomUUID(), randomUUID()];
    const userId = randomUUID();
    for (const boardId of [kept, lost]) aViewer(boardId, userId);
    const [mine, elsewhere] = [await aWindow(one, userId), await aWindow(other, userId)];
    for (const { join } of [mine, elsewhere]) expect([await join(kept), await join(lost)]).toEqual([OK, OK]);
    world.service.viewers.delete(`${lost} ${userId}`);
    await world.tell(personDemoted, { userId });
    for (const n of [1, 2]) {
      await world.tell(cardMoved, { boardId: lost, n: 0 });
      await world.tell(cardMoved, { boardId: kept, n });
    }
    const room = `board:${lost}`;
    await waitUntil(() => [mine, elsewhere].every(({ shown, left }) => shown.length === 2 && left.length === 1));
    for (const { shown, left } of [mine, elsewhere]) expect([shown, left]).toEqual([[1, 2], [room]]);
  });

  it('is checked again when the answer was pending', async () => {
    const boardId = randomUUID();
    const userId = aViewer(boardId);
    const [late, watcher] = [await aWindow(one, userId), await aWindow(one, aViewer(boardId))];
    await watcher.join(boardId);
    world.service.whileAsked = async () => {
      world.service.whileAsked = () => Promise.resolve();
      await world.tell(personDemoted, { userId });
      await world.tell(cardMoved, { boardId, n: 1 });
      await waitUntil(() => watcher.shown.length === 1);
      world.service.viewers.delete(`${boardId} ${userId}`);
    };
    expect(await late.join(boardId)).toEqual(FORBIDDEN);
  });
});

it('a room with fewer permitted users keeps those who may stay', async () => {
  const boardId = randomUUID();
  const [stays, goes] = [aViewer(boardId), aViewer(boardId)];
  const [mine, theirs] = [await aWindow(one, stays), await aWindow(other, goes)];
  for (const { join } of [mine, theirs]) expect(await join(boardId)).toEqual(OK);
  world.service.viewers.delete(`${boardId} ${goes}`);
  await world.tell(boardHidden, { boardId });
  await world.tell(cardMoved, { boardId, n: 1 });
  await waitUntil(() => mine.shown.length === 1 && theirs.left.length === 1);
  expect([mine.left, theirs.shown]).toEqual([[], []]);
});

it('a deleted room has no members at any replica', async () => {
  const boardId = randomUUID();
  const windows = [await aWindow(one, aViewer(boardId)), await aWindow(other, aViewer(boardId))];
  for (const { join } of windows) expect(await join(boardId)).toEqual(OK);
  await world.tell(boardDeleted, { boardId });
  await world.tell(cardMoved, { boardId, n: 1 });
  await waitUntil(() => windows.every(({ left }) => left.length === 1));
  expect(windows.map(({ shown }) => shown)).toEqual([[], []]);
});

describe('a room within another', () => {
  it('is left with it, for every way in which the right ends, and kept by those who may stay', async () => {
    const boardId = randomUUID();
    const [notes, outer] = [`board-notes:${boardId}`, `board:${boardId}`];
    const stays = await aWindow(one, aViewer(boardId));
    const join = async ({ socket, ...window }: Awaited<ReturnType<typeof aWindow>>) =>
      expect([await window.join(boardId), await socket.emitWithAck('join', { room: notes })]).toEqual([OK, OK]);
    await join(stays);
    const ways = [
      (userId: string) => world.tell(memberRemoved, { boardId, userId }),
      (userId: string) => world.tell(personDemoted, { userId }),
      () => world.tell(boardHidden, { boardId }),
    ];
    for (const [index, end] of ways.entries()) {
      const userId = aViewer(boardId);
      const mine = await aWindow(index % 2 === 0 ? one : other, userId);
      await join(mine);
      world.service.viewers.delete(`${boardId} ${userId}`);
      await end(userId);
      await waitUntil(() => mine.left.length === 2);
      expect(mine.left.toSorted()).toEqual([notes, outer].toSorted());
    }
    expect(stays.left).toEqual([]);
    await world.tell(boardDeleted, { boardId });
    await waitUntil(() => stays.left.length === 2);
  });
});

it('RTM-5: a revoked right closes the window each of a hundred times, for every way in which it ends', async () => {
  const boardId = randomUUID();
  const watcher = await aWindow(other, aViewer(boardId));
  await watcher.join(boardId);
  for (let round = 1; round <= 100; round += 1) {
    const userId = aViewer(boardId);
    const mine = await aWindow(round % 2 === 0 ? one : other, userId);
    expect(await mine.join(boardId)).toEqual(OK);
    world.service.viewers.delete(`${boardId} ${userId}`);
    if (round % 4 < 2) await world.tell(memberRemoved, { boardId, userId });
    else await world.tell(personDemoted, { userId });
    await world.tell(cardMoved, { boardId, n: round });
    await waitUntil(() => mine.left.length === 1 && watcher.shown.includes(round));
    expect(mine.shown).toEqual([]);
    mine.socket.close();
  }
});
