import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { z } from 'zod';
import { fact } from '@nivel/contracts/kernel/fact';
import { FACTS_STREAM, openJetStream } from '@nivel/messaging/broker';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { BY_ITSELF } from '@nivel/messaging/unit-of-work';
import type { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { waitUntil } from '@nivel/testing/wait-until';
import { startDemo } from '../test/start-demo.ts';
import { Consumes } from './handler.ts';

const counted = fact({
  name: 'demo.thing.counted',
  version: 1,
  summary: 'It was.',
  payload: z.strictObject({ n: z.int() }),
});
const handled: number[] = [];

@Consumes(counted, 'collect-numbers')
class CollectNumbers {
  handle({ payload }: ReceivedFact<typeof counted>): Promise<void> {
    handled.push(payload.n);
    return Promise.resolve();
  }
}
class Telling {}
Module({})(Telling);
class Listening {}
Module({ providers: [CollectNumbers] })(Listening);

const numbers = (from: number, count: number): number[] => Array.from({ length: count }, (_, n) => from + n);
const ascending = (all: readonly number[]): number[] => all.toSorted((a, b) => a - b);

let teller: ServiceUnderTest;
let listener: ServiceUnderTest;

const env = { OUTBOX_LEFT_AFTER_MS: '300', OUTBOX_BATCH: '5' };
const startListener = async (): Promise<void> => {
  listener = await startDemo(Listening, { name: 'listener', schema: 'worker', env, beside: teller.started });
};
const tell = (all: readonly number[]): Promise<void> =>
  teller.work.run(BY_ITSELF, async (unit) => {
    for (const n of all) unit.tell(counted, { n }, { aggregate: 'a' });
  });
const allTold = async (): Promise<boolean> =>
  (await teller.rows('SELECT 1 FROM outbox WHERE published_at IS NULL')).length === 0;
/** Everything stored by the broker is gone, as after the loss of its disk. */
const wipeStore = async (): Promise<void> => {
  const { nats, natsFolder } = teller.stack;
  await nats.kill();
  rmSync(natsFolder, { recursive: true });
  await nats.restart();
};
const failing = async (): Promise<unknown> => {
  const response = await fetch(`${teller.healthUrl}/readyz`);
  return ((await response.json()) as { failing: unknown }).failing;
};

beforeAll(async () => {
  teller = await startDemo(Telling, { name: 'teller', env });
});
beforeEach(() => {
  handled.length = 0;
});
afterEach(() => listener.close());
afterAll(() => teller.stop());

it('facts that the broker had taken reach a consumer that was not there, once, though the store was wiped', async () => {
  // The teller has known the stream for a while.
  await startListener();
  await tell([0]);
  await waitUntil(() => handled.includes(0));
  await listener.close();
  await tell(numbers(1, 40));
  await waitUntil(allTold);
  await wipeStore();
  await startListener();
  await waitUntil(() => handled.length >= 41);
  // Nothing follows the last one.
  await tell([41]);
  await waitUntil(() => handled.includes(41));
  expect(ascending(handled)).toEqual(numbers(0, 42));
});

it('facts flow again, and none is lost or handled twice, when the store is wiped in full operation', async () => {
  await startListener();
  const telling = (async () => {
    for (const n of numbers(100, 60)) {
      await tell([n]);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  await waitUntil(() => handled.length > 10);
  await wipeStore();
  await telling;
  await waitUntil(() => handled.length >= 60);
  await waitUntil(allTold);
  await tell([160]);
  await waitUntil(() => handled.includes(160));
  expect(ascending(handled)).toEqual(numbers(100, 61));
});

it('recreates a deleted stream in the first process that notices, and names it in readiness while it is missing', async () => {
  await startListener();
  const { manager } = await openJetStream(teller.service.core.broker);
  await manager.streams.delete(FACTS_STREAM);
  // The stream cannot be created while another stream takes its subjects.
  const inTheWay = { name: 'OTHER', subjects: ['evt.in.the.way'] };
  while (
    !(await manager.streams.add(inTheWay).then(
      () => true,
      () =>
        manager.streams.delete(FACTS_STREAM).then(
          () => false,
          () => false,
        ),
    ))
  );
  await waitUntil(async () => JSON.stringify(await failing()) === '["facts"]');
  await tell([200]);
  await manager.streams.delete('OTHER');
  await waitUntil(async () => JSON.stringify(await failing()) === '[]');
  await waitUntil(() => handled.includes(200));
  expect(handled).toEqual([200]);
});
