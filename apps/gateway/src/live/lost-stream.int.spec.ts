import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Live, LiveMessage } from '@nivel/client/live';
import { openLive } from '@nivel/client/open-live';
import { factHeaders } from '@nivel/contracts/kernel/fact';
import { levelUnlocked } from '@nivel/contracts/learning/level-unlocked.fact';
import { waitUntil } from '@nivel/testing/wait-until';
import { GatewayWorld } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let live: Live | undefined;
beforeAll(async () => {
  world = await GatewayWorld.start();
});
afterAll(async () => {
  live?.close();
  await world.stop();
});

/** The name of a level distinguishes the messages. */
const unlock = (userId: string, name: string, headers = {}): Promise<number> =>
  world.tell(levelUnlocked, { userId, levelId: 'X200', name }, { headers });

it('when the broker has lost its store, browsers fetch everything again and see what happens from then on', async () => {
  const gateway = await world.gateway();
  const userId = randomUUID();
  const token = await world.service.token({ sub: userId });
  const seen: LiveMessage[] = [];
  let resyncs = 0;
  let isLive = false;
  live = await openLive({
    baseUrl: gateway.url,
    token: () => Promise.resolve(token),
    onMessage: (message) => void seen.push(message),
    onResync: () => void (resyncs += 1),
    onState: (now) => void (isLive = now),
  });
  await waitUntil(() => isLive);
  for (const name of ['1', '2', '3', '4', '5']) await unlock(userId, name);
  await waitUntil(() => seen.length === 5);
  await world.stack.nats.kill();
  rmSync(world.stack.natsFolder, { recursive: true });
  await world.stack.nats.restart();
  await waitUntil(() => resyncs === 1);
  // Told again because the broker had lost it: every browser has fetched it already.
  const tellAgain = (): Promise<boolean> =>
    unlock(userId, '5', { [factHeaders.republished]: '1' }).then(
      () => true,
      () => false,
    );
  await waitUntil(tellAgain);
  expect(await unlock(userId, '6')).toBeLessThanOrEqual(5);
  await waitUntil(() => seen.length >= 6);
  expect(seen.map(({ data }) => (data as { name: string }).name)).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(resyncs).toBe(1);
});
