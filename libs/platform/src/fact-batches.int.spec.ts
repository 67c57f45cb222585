import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { v7 } from 'uuid';
import { z } from 'zod';
import { fact, factHeaders, type Fact } from '@nivel/contracts/kernel/fact';
import type { Handling } from '@nivel/messaging/fact-applier';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import type { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { BY_ITSELF } from '@nivel/messaging/unit-of-work';
import { waitUntil } from '@nivel/testing/wait-until';
import { startDemo } from '../test/start-demo.ts';
import { Consumes, type BatchConsumer } from './handler.ts';
import { traceparentFrom } from './trace.ts';

const payload = z.strictObject({ n: z.int() });
const asked = fact({ name: 'demo.thing.asked', version: 1, summary: 'It was.', payload });
const echoed = fact({ name: 'demo.thing.echoed', version: 1, summary: 'It was.', payload });
type Asked = typeof asked;
const n = ({ received }: Handling): number => (received as ReceivedFact<Asked>).payload.n;

const UNLUCKY = 13;
const ALL = 60;
const batches: number[][] = [];

@Consumes(asked, 'echo')
class Echo implements BatchConsumer<Fact> {
  handleAll(handlings: readonly Handling[]): Promise<void> {
    batches.push(handlings.map(n));
    if (handlings.some((handling) => n(handling) === UNLUCKY)) throw new Error('unlucky');
    for (const handling of handlings) handling.unit.tell(echoed, { n: n(handling) }, { aggregate: 'a' });
    return Promise.resolve();
  }
}
class Demo {}
Module({ providers: [Echo] })(Demo);

let demo: ServiceUnderTest;
beforeAll(async () => {
  demo = await startDemo(Demo, { env: { CONSUMER_MAX_DELIVERIES: '2', CONSUMER_BACKOFF_MS: '1' } });
});
afterAll(() => demo.stop());

const echoes = () =>
  demo.rows<{ n: number; headers: Record<string, string> }>(
    `SELECT (payload::json ->> 'n')::int AS n, headers::json AS headers FROM learning.outbox
    WHERE subject LIKE 'evt.demo.thing.echoed%' ORDER BY 1`,
  );
const dead = () => demo.rows<{ payload: string }>('SELECT payload FROM learning.dead_letter');

it('facts that come together share a transaction; one that fails takes no other with it', async () => {
  const causes = Array.from({ length: ALL }, () => ({ actor: { userId: v7() }, trace: traceparentFrom(undefined) }));
  await demo.work.inStatements(BY_ITSELF, async (unit) => {
    for (const [index, cause] of causes.entries()) unit.because(cause).tell(asked, { n: index }, { aggregate: 'a' });
  });
  await waitUntil(async () => (await echoes()).length === ALL - 1 && (await dead()).length === 1);

  const told = await echoes();
  expect(told.map((echo) => echo.n)).toEqual(causes.map((_, index) => index).filter((index) => index !== UNLUCKY));
  expect((await dead()).map((letter) => JSON.parse(letter.payload) as unknown)).toEqual([{ n: UNLUCKY }]);
  // Each in the name of its actor, as part of the same request.
  for (const { n: index, headers } of told) {
    expect(headers[factHeaders.actor]).toBe(causes[index]?.actor.userId);
    expect(headers[factHeaders.trace]).toBe(causes[index]?.trace);
  }
  expect(batches.some((batch) => batch.length > 1)).toBe(true);
  expect(await demo.rows("SELECT 1 FROM learning.inbox WHERE consumer = 'demo__echo'")).toHaveLength(ALL - 1);
});
