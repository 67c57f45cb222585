import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { completeThing } from '../../test/test-operations.ts';
import { GatewayWorld } from '../../test/gateway-world.ts';

let world: GatewayWorld;
beforeAll(async () => {
  world = await GatewayWorld.start();
});
afterAll(() => world.stop());

it('answers the pending request and accepts no new one after SIGTERM', async () => {
  const gateway = await world.gateway();
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const thingId = randomUUID();
  world.service.handlers.set(completeThing.name, async () => {
    begun.resolve();
    await held.promise;
    return { userId: 'u', thingId, trace: '', clientIp: '' };
  });
  const token = await world.service.token({ sub: randomUUID() });
  const complete = (): Promise<Response> =>
    fetch(`${gateway.url}/rest/v1/rpc/complete_thing`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ thing_id: thingId }),
    });
  const response = complete();
  await begun.promise;
  let hasEnded = false;
  const ended = gateway.running.close().then(() => (hasEnded = true));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(hasEnded).toBe(false);
  await expect(complete()).rejects.toThrow();
  held.resolve();
  const { status } = await response;
  expect(status).toBe(200);
  await ended;
});
