import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { headers } from '@nats-io/transport-node';
import { v7 } from 'uuid';
import { z } from 'zod';
import { fact } from '@nivel/contracts/kernel/fact';
import { DeadLetters } from '@nivel/messaging/dead-letters';
import { openJetStream } from '@nivel/messaging/broker';
import { outboxRow, type OutboxRow } from '@nivel/messaging/outbox-row';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { BY_ITSELF } from '@nivel/messaging/unit-of-work';
import type { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { waitUntil } from '@nivel/testing/wait-until';
import { startDemo } from '../test/start-demo.ts';
import { statementsOn } from './database.ts';
import { Consumes } from './handler.ts';

const counted = fact({
  name: 'demo.thing.counted',
  version: 1,
  summary: 'It was.',
  payload: z.strictObject({ n: z.int() }),
});
const handled: number[] = [];
/** How often a number is still refused. */
const refusals = new Map<number, number>();

@Consumes(counted, 'collect-numbers')
class CollectNumbers {
  handle({ payload }: ReceivedFact<typeof counted>): Promise<void> {
    const left = refusals.get(payload.n) ?? 0;
    refusals.set(payload.n, left - 1);
    if (left > 0) return Promise.reject(new Error('not now'));
    handled.push(payload.n);
    return Promise.resolve();
  }
}
class Demo {}
Module({ providers: [CollectNumbers] })(Demo);

const row = (n: number): OutboxRow =>
  outboxRow(counted, { n }, { id: v7(), occurredAt: new Date(), aggregate: 'a', version: 1, actor: null, trace: '' });
let demo: ServiceUnderTest;

beforeAll(async () => {
  const env = { OUTBOX_LEFT_AFTER_MS: '300', CONSUMER_BACKOFF_MS: '20', CONSUMER_MAX_DELIVERIES: '3' };
  demo = await startDemo(Demo, { env });
});

afterAll(() => demo.stop());

const tell = (...numbers: number[]): Promise<void> =>
  demo.work.run(BY_ITSELF, async (unit) => {
    for (const n of numbers) unit.tell(counted, { n }, { aggregate: 'a' });
  });

describe('a fact', () => {
  it('reaches its consumer once if published in a unit of work, and not at all when the unit of work fails', async () => {
    await tell(1, 2);
    await Promise.allSettled(
      Array.from({ length: 50 }, () =>
        demo.work.run(BY_ITSELF, (unit) => {
          unit.tell(counted, { n: 999 }, { aggregate: 'a' });
          throw new Error('rolled back');
        }),
      ),
    );
    await tell(3);
    // Facts are handled side by side: the last one published may be the first one handled.
    await waitUntil(() => [1, 2, 3].every((n) => handled.includes(n)));
    expect(handled.toSorted()).toEqual([1, 2, 3]);
  });

  it('is marked once it has left', async () => {
    await tell(10);
    const marked = async (): Promise<boolean> => {
      const text = `SELECT 1 FROM outbox WHERE payload::jsonb = '{"n": 10}' AND published_at IS NOT NULL`;
      return (await demo.service.core.pool.query(text)).rows.length === 1;
    };
    await waitUntil(marked);
    expect(handled.filter((n) => n === 10)).toEqual([10]);
  });

  it('whose process died after the commit is carried by another, once', async () => {
    const left = [row(11), row(12)];
    for (const { id, subject, payload, headers: own } of left) {
      const text = 'INSERT INTO outbox (id, subject, payload, headers) VALUES ($1, $2, $3, $4)';
      await demo.service.core.pool.query(text, [id, subject, payload, own]);
    }
    await waitUntil(() => handled.includes(11) && handled.includes(12));
    const unmarked = async (): Promise<object[]> =>
      (await demo.service.core.pool.query<object>('SELECT 1 FROM outbox WHERE published_at IS NULL')).rows;
    await waitUntil(async () => (await unmarked()).length === 0);
    expect(handled.filter((n) => n === 11 || n === 12).toSorted()).toEqual([11, 12]);
  });

  it('delivered a second time changes nothing', async () => {
    const twice = row(20);
    const { client } = await openJetStream(demo.service.core.broker);
    for (const copy of [1, 2, 3]) {
      const own = headers();
      own.set('Fact-Replay-Of', twice.id);
      own.set('Copy', String(copy));
      await client.publish(twice.subject, twice.payload, { headers: own });
    }
    await tell(21);
    await waitUntil(() => handled.includes(21));
    expect(handled.filter((n) => n === 20)).toEqual([20]);
  });

  it('that cannot be handled yet comes again until it can', async () => {
    refusals.set(30, 2);
    await tell(30);
    await waitUntil(() => handled.includes(30));
  });

  it('that can never be handled is kept as a dead letter, and handled once when it is replayed', async () => {
    refusals.set(40, Number.POSITIVE_INFINITY);
    const letters = async (): Promise<unknown[]> => {
      const { rows } = await demo.service.core.pool.query<object>(
        'SELECT 1 FROM dead_letter WHERE replayed_at IS NULL',
      );
      return rows;
    };
    await tell(40, 41);
    await waitUntil(async () => (await letters()).length === 1);
    const metrics = await (await fetch(`${demo.healthUrl}/metrics`)).text();
    expect(metrics).toMatch(/^nivel_dead_letters_waiting 1$/m);
    expect(handled).toContain(41);
    refusals.clear();
    const { client } = await openJetStream(demo.service.core.broker);
    expect(await new DeadLetters(statementsOn(demo.service.core.pool)).replay(client, '', 10, 90)).toBe(1);
    await waitUntil(() => handled.includes(40));
    expect(await letters()).toEqual([]);
  });

  it('committed while the broker is away leaves when it is back', async () => {
    await demo.stack.nats.kill();
    await tell(50);
    expect((await fetch(`${demo.healthUrl}/livez`)).status).toBe(200);
    expect((await fetch(`${demo.healthUrl}/readyz`)).status).toBe(503);
    await demo.stack.nats.restart();
    await waitUntil(() => handled.includes(50));
    await waitUntil(async () => (await fetch(`${demo.healthUrl}/readyz`)).status === 200);
  });
});
