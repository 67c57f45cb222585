import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { fact } from '@nivel/contracts/kernel/fact';
import { operation } from '@nivel/contracts/kernel/operation';
import { anyone } from '@nivel/contracts/kernel/policy';
import { BY_ITSELF } from '@nivel/messaging/unit-of-work';
import type { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { waitUntil } from '@nivel/testing/wait-until';
import { startDemo } from '../test/start-demo.ts';
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

/** Work whose first item runs until it is released; later items finish immediately. */
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

let demo: ServiceUnderTest;
beforeAll(async () => {
  demo = await startDemo(Demo, { world: { operations: [think] } });
});
afterAll(() => demo.stop());

it('answers and saves pending calls after a stop signal, and accepts nothing new', async () => {
  const ask = (): Promise<unknown> => demo.nobody.ask(think, {});
  const response = ask();
  await demo.work.run(BY_ITSELF, async (unit) => unit.tell(noted, { n: 1 }, { aggregate: 'a' }));
  await waitUntil(() => call.begun === 1 && note.begun === 1);
  let hasEnded = false;
  const ended = demo.close().then(() => (hasEnded = true));
  // A call that arrives while it unsubscribes is still answered.
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
  expect(await demo.rows("SELECT 1 FROM inbox WHERE consumer = 'demo__write-it-down'")).toHaveLength(1);
  expect(await demo.rows('SELECT 1 FROM outbox WHERE published_at IS NULL')).toEqual([]);
});
