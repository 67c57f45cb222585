import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { appAnswers, natsAnswers, serverAnswers } from './probes.ts';

let stack: BackingStack;
/** Takes connections and says nothing, as a server does that hangs. */
let mute: Server;
let mutePort: number;
beforeAll(async () => {
  stack = await startBackingStack();
  mute = createServer();
  mutePort = await new Promise((resolve) => {
    mute.listen(0, '127.0.0.1', () => resolve((mute.address() as { port: number }).port));
  });
}, 60_000);
afterAll(async () => {
  mute.close();
  await stack.stop();
}, 30_000);

const portOf = (url: string): number => Number(new URL(url).port);

it('servers that are well answer', async () => {
  const { natsUrl, redisUrl, ownerUrl } = stack;
  const probes = [
    natsAnswers(natsUrl),
    serverAnswers('redis', portOf(redisUrl)),
    serverAnswers('postgres', portOf(ownerUrl)),
  ];
  expect(await Promise.all(probes.map((answers) => answers()))).toEqual([true, true, true]);
});

it('servers that take connections and hang, or are gone, do not', async () => {
  const url = `127.0.0.1:${mutePort}`;
  const hanging = [
    natsAnswers(`nats://${url}`),
    serverAnswers('redis', mutePort),
    serverAnswers('postgres', mutePort),
    appAnswers(`http://${url}/readyz`),
    serverAnswers('redis', 1),
    appAnswers('http://127.0.0.1:1/readyz'),
  ];
  expect(await Promise.all(hanging.map((answers) => answers()))).toEqual(hanging.map(() => false));
}, 30_000);
