import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openLive, type Live, type LiveMessage } from '@nivel/client/live';
import { factHeaders } from '@nivel/contracts/kernel/fact';
import { skillRaised } from '@nivel/contracts/learning/skill-raised.fact';
import { waitUntil } from '@nivel/testing/wait-until';
import { GatewayWorld } from '../../test/gateway-world.ts';

let world: GatewayWorld;
let live: Live | undefined;
beforeAll(async () => {
  world = await GatewayWorld.start();
}, 60_000);
afterAll(async () => {
  live?.close();
  await world.stop();
});

/** The value of a raised skill tells the messages apart. */
const raise = (userId: string, value: number, headers = {}): Promise<number> =>
  world.tell(skillRaised, { userId, skill: 'x', gain: 1, value, isNew: false }, { headers });

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
  for (const value of [1, 2, 3, 4, 5]) await raise(userId, value);
  await waitUntil(() => seen.length === 5);
  await world.stack.nats.kill();
  rmSync(world.stack.natsFolder, { recursive: true });
  await world.stack.nats.restart();
  await waitUntil(() => resyncs === 1);
  // Told again because the broker had lost it: every browser has fetched it already.
  const tellAgain = (): Promise<boolean> =>
    raise(userId, 5, { [factHeaders.republished]: '1' }).then(
      () => true,
      () => false,
    );
  await waitUntil(tellAgain);
  expect(await raise(userId, 6)).toBeLessThanOrEqual(5);
  await waitUntil(() => seen.length >= 6);
  expect(seen.map(({ data }) => (data as { value: number }).value)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(resyncs).toBe(1);
}, 60_000);
