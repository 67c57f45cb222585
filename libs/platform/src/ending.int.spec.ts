import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import type { NatsConnection } from '@nats-io/transport-node';
import { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { fact } from '@nivel/contracts/kernel/fact';
import { operation } from '@nivel/contracts/kernel/operation';
import { anyone } from '@nivel/contracts/kernel/policy';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { BY_ITSELF } from '@nivel/messaging/unit-of-work';
import { withClient } from './with-client.ts';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { waitUntil } from '@nivel/testing/wait-until';
import { startDemo } from '../test/start-demo.ts';
import type { RunningService } from './boot-service.ts';
import { Consumes, Handles } from './handler.ts';

const think = operation({
  name: 'demo.think',
  summary: 'Thinks.',
  door: { kind: 'inside' },
  policy: anyone('a test'),
  input: z.strictObject({}),
  output: z.strictObject({ thought: z.int() }),
  errors: [],
});
const noted = fact({
  name: 'demo.thing.noted',
  version: 1,
  summary: 'It was.',
  payload: z.strictObject({ n: z.int() }),
});

/** Work of which the first goes on until it is let go; what begins later is done at once. */
class Held {
  begun = 0;
  private readonly released = Promise.withResolvers<void>();
  readonly release = this.released.resolve;

  async work(): Promise<void> {
    this.begun += 1;
    if (this.begun === 1) await this.released.promise;
  }
}
const [call, note] = [new Held(), new Held()];

@Handles(think)
class Think {
  async handle(): Promise<{ thought: number }> {
    await call.work();
    return { thought: 1 };
  }
}
@Consumes(noted, 'write-it-down')
class WriteItDown {
  handle(): Promise<void> {
    return note.work();
  }
}
class Demo {}
Module({ providers: [Think, WriteItDown] })(Demo);

let stack: BackingStack;
let service: RunningService;
let broker: NatsConnection;
beforeAll(async () => {
  stack = await startBackingStack();
  service = await startDemo(stack, Demo, { world: { operations: [think] } });
  broker = await connectBroker({ url: stack.natsUrl, name: 'caller', replicas: 1, factsKeptDays: 1 });
}, 60_000);
afterAll(async () => {
  await broker.close();
  await stack.stop();
}, 30_000);

const countOf = (text: string): Promise<number> =>
  withClient(stack.ownerUrl, async (owner) => (await owner.query(text)).rows.length);

it('a service that is told to end answers and saves what is under way, and takes nothing new', async () => {
  const client = new RpcClient(broker);
  const ask = (): Promise<unknown> =>
    client.call(think, {}, { token: null, trace: '', deadline: Date.now() + 30_000, clientIp: null });
  const response = ask();
  await service.core.work.run(BY_ITSELF, async (unit) => unit.tell(noted, { n: 1 }, { aggregate: 'a' }));
  await waitUntil(() => call.begun === 1 && note.begun === 1);
  let hasEnded = false;
  const ended = service.close().then(() => (hasEnded = true));
  // What arrives while it closes its ears is still answered.
  await waitUntil(async () => (await ask().catch((error: unknown) => error)) instanceof AppError);
  await expect(ask()).rejects.toMatchObject({ definition: { code: 'unavailable' } });
  const begun = call.begun;
  expect(hasEnded).toBe(false);
  call.release();
  expect(await response).toEqual({ thought: 1 });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(hasEnded).toBe(false);
  note.release();
  await ended;
  expect(call.begun).toBe(begun);
  // Saved and acknowledged: the next process does not get it again.
  expect(await countOf("SELECT 1 FROM learning.inbox WHERE consumer = 'demo__write-it-down'")).toBe(1);
  expect(await countOf('SELECT 1 FROM learning.outbox WHERE published_at IS NULL')).toBe(0);
}, 30_000);
