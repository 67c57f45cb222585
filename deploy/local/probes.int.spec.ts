import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { appProbe, natsProbe, serverProbe } from './probes.ts';

let stack: BackingStack;
/** Accepts connections and never answers, like a server that hangs. */
let mute: Server;
let mutePort: number;
beforeAll(async () => {
  stack = await startBackingStack();
  mute = createServer();
  mutePort = await new Promise((resolve) => {
    mute.listen(0, '127.0.0.1', () => resolve((mute.address() as { port: number }).port));
  });
});
afterAll(async () => {
  mute.close();
  await stack.stop();
});

const portOf = (url: string): number => Number(new URL(url).port);

it('servers that are well answer', async () => {
  const { natsUrl, redisUrl, ownerUrl } = stack;
  const probes = [
    natsProbe(natsUrl),
    serverProbe('redis', portOf(redisUrl)),
    serverProbe('postgres', portOf(ownerUrl)),
  ];
  expect(await Promise.all(probes.map((probe) => probe()))).toEqual([true, true, true]);
});

it('servers that accept connections and hang, or are down, do not', async () => {
  const url = `127.0.0.1:${mutePort}`;
  const hanging = [
    natsProbe(`nats://${url}`),
    serverProbe('redis', mutePort),
    serverProbe('postgres', mutePort),
    appProbe(`http://${url}/readyz`),
    serverProbe('redis', 1),
    appProbe('http://127.0.0.1:1/readyz'),
  ];
  expect(await Promise.all(hanging.map((probe) => probe()))).toEqual(hanging.map(() => false));
});
