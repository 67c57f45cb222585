import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Live } from '@nivel/client/live';
import { openLive } from '@nivel/client/open-live';
import { waitUntil } from '@nivel/testing/wait-until';
import { BreakableLine } from '../../test/breakable-line.ts';
import { cardMoved, memberRemoved } from '../../test/test-operations.ts';
import { GatewayWorld, type OpenGateway } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let gateway: OpenGateway;
const open: Live[] = [];

beforeAll(async () => {
  world = await GatewayWorld.start();
  gateway = await world.gateway();
  await world.tell(cardMoved, { boardId: randomUUID(), n: 0 });
});
afterEach(() => {
  for (const live of open.splice(0)) live.close();
});
afterAll(() => world.stop());

/** A browser that shows a board through the client library. */
const aBrowser = async (userId: string, boardId: string, url = gateway.url) => {
  const token = await world.service.token({ sub: userId });
  const seen = { moves: [] as number[], told: [] as string[], states: [] as boolean[] };
  const live = await openLive({
    baseUrl: url,
    token: () => Promise.resolve(token),
    onMessage: ({ type, room, data }) =>
      type === cardMoved.name && room === `board:${boardId}` && seen.moves.push((data as { n: number }).n),
    onResync: () => undefined,
    onState: (isLive) => seen.states.push(isLive),
  });
  open.push(live);
  const follower = { onStale: () => seen.told.push('stale'), onClosed: (why: string) => seen.told.push(why) };
  const end = live.follow(`board:${boardId}`, follower);
  return { live, seen, end };
};
const aViewer = (boardId: string, userId = randomUUID()): string => {
  world.service.viewers.add(`${boardId} ${userId}`);
  return userId;
};

describe('a room that a browser follows', () => {
  it('shows what happens there, and replays what it missed while the line was broken', async () => {
    const boardId = randomUUID();
    const line = await BreakableLine.to(gateway.url);
    const { seen } = await aBrowser(aViewer(boardId), boardId, line.url);
    const watcher = await aBrowser(aViewer(boardId), boardId);
    await waitUntil(() => seen.told.length === 1 && watcher.seen.told.length === 1);
    await world.tell(cardMoved, { boardId, n: 1 });
    await waitUntil(() => seen.moves.length === 1);
    line.break();
    await waitUntil(() => seen.states.at(-1) === false);
    await world.tell(cardMoved, { boardId, n: 2 });
    await waitUntil(() => watcher.seen.moves.length === 2);
    line.mend();
    await waitUntil(() => seen.moves.length === 2);
    await world.tell(cardMoved, { boardId, n: 3 });
    await waitUntil(() => seen.moves.length === 3);
    expect([seen.moves, seen.told]).toEqual([[1, 2, 3], ['stale']]);
    await line.close();
  });

  it('is closed to a user who lost the right while the line was broken', async () => {
    const boardId = randomUUID();
    const line = await BreakableLine.to(gateway.url);
    const userId = aViewer(boardId);
    const { seen } = await aBrowser(userId, boardId, line.url);
    await waitUntil(() => seen.told.length === 1);
    line.break();
    world.service.viewers.delete(`${boardId} ${userId}`);
    line.mend();
    await waitUntil(() => seen.told.length === 2);
    expect(seen.told).toEqual(['stale', 'forbidden']);
    await line.close();
  });

  it('notifies its users when the right to be there is taken away, and shows nothing after it', async () => {
    const boardId = randomUUID();
    const [userId, stays] = [aViewer(boardId), aViewer(boardId)];
    const [mine, theirs] = [await aBrowser(userId, boardId), await aBrowser(stays, boardId)];
    await waitUntil(() => mine.seen.told.length === 1 && theirs.seen.told.length === 1);
    world.service.viewers.delete(`${boardId} ${userId}`);
    await world.tell(memberRemoved, { boardId, userId });
    await world.tell(cardMoved, { boardId, n: 1 });
    await waitUntil(() => theirs.seen.moves.length === 1 && mine.seen.told.length === 2);
    expect([mine.seen.moves, mine.seen.told]).toEqual([[], ['stale', 'left']]);
  });

  it('is refused to a stranger with the reason', async () => {
    const { seen } = await aBrowser(randomUUID(), randomUUID());
    await waitUntil(() => seen.told.length === 1);
    expect(seen.told).toEqual(['forbidden']);
  });

  it('is silent without a follower', async () => {
    const boardId = randomUUID();
    const [mine, theirs] = [await aBrowser(aViewer(boardId), boardId), await aBrowser(aViewer(boardId), boardId)];
    await waitUntil(() => mine.seen.told.length === 1 && theirs.seen.told.length === 1);
    mine.end();
    await world.tell(cardMoved, { boardId, n: 1 });
    await waitUntil(() => theirs.seen.moves.length === 1);
    expect(mine.seen.moves).toEqual([]);
  });
});
