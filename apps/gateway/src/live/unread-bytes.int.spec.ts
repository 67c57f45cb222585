import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import { waitUntil } from '@nivel/testing/wait-until';
import { GatewayWorld, type OpenGateway } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let gateway: OpenGateway;
const open: Socket[] = [];
beforeAll(async () => {
  world = await GatewayWorld.start();
  gateway = await world.gateway({ LIVE_SOCKET_BYTES: '300000' });
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await world.stop();
});

const aBrowser = async (userId: string) => {
  const token = await world.service.token({ sub: userId });
  const options = { auth: { token }, reconnection: false, forceNew: true, transports: ['websocket'] };
  const socket = io(gateway.url, options);
  open.push(socket);
  const seen = { messages: 0, isCut: false };
  socket.on('live', () => (seen.messages += 1));
  socket.on('disconnect', () => (seen.isCut = true));
  await new Promise((resolve) => socket.once('ready', resolve));
  /** The bare socket below everything: paused, the operating system stops taking bytes. */
  const ws = Reflect.get(socket.io.engine.transport, 'ws') as { pause(): void; resume(): void };
  return { seen, pause: () => ws.pause(), resume: () => ws.resume() };
};
it('a socket that never reads is cut when too much waits for it; others of the same person miss nothing', async () => {
  const userId = randomUUID();
  const [reads, sleeps] = [await aBrowser(userId), await aBrowser(userId)];
  sleeps.pause();
  // More than the operating system keeps for a connection on one machine.
  const name = 'x'.repeat(250_000);
  const count = 120;
  for (let n = 1; n <= count; n += 1) {
    await world.tell(levelUnlocked, { userId, levelId: 'X200', name });
    await waitUntil(() => reads.seen.messages === n);
  }
  sleeps.resume();
  await waitUntil(() => sleeps.seen.isCut);
  expect(sleeps.seen.messages).toBeLessThan(count);
  expect(reads.seen).toEqual({ messages: count, isCut: false });
});
