import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { Retention } from './retention.ts';

let stack: BackingStack;
let pool: pg.Pool;
beforeAll(async () => {
  stack = await startBackingStack({ uses: ['postgres'] });
  pool = new pg.Pool({ connectionString: stack.databaseUrl('learning') });
});
afterAll(async () => {
  await pool.end();
  await stack.stop();
});

const DAY_MS = 86_400_000;
const told = (count: number, daysAgo: number, published: boolean) =>
  pool.query(
    `INSERT INTO outbox (id, subject, payload, headers, created_at, published_at)
    SELECT id, 's', '{}', '{}', $2::timestamptz, CASE WHEN $3 THEN $2::timestamptz END FROM unnest($1::uuid[]) AS id`,
    [
      Array.from({ length: count }, () => v7({ msecs: Date.now() - daysAgo * DAY_MS })),
      new Date(Date.now() - daysAgo * DAY_MS),
      published,
    ],
  );
const consumed = (count: number, daysAgo: number) =>
  pool.query(`INSERT INTO inbox SELECT 'c', gen_random_uuid(), $2 FROM generate_series(1, $1)`, [
    count,
    new Date(Date.now() - daysAgo * DAY_MS),
  ]);
const died = (count: number, daysAgo: number) =>
  pool.query(
    `INSERT INTO dead_letter (consumer, event_id, subject, payload, headers, reason, deliveries, died_at)
    SELECT 'c', gen_random_uuid(), 's', '{"email":"a@example.com"}', '{}', 'r', 8, $2 FROM generate_series(1, $1)`,
    [count, new Date(Date.now() - daysAgo * DAY_MS)],
  );
const left = async (table: string) =>
  (await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)).rows[0]?.count;

it('deletes old facts and dead letters in small batches, and no unpublished fact', async () => {
  await told(2_500, 8, true);
  await told(2, 8, false);
  await told(3, 6, true);
  await consumed(1_500, 91);
  await consumed(4, 89);
  await died(1_200, 31);
  await died(5, 29);
  const sizes: number[] = [];
  const query = pool.query.bind(pool);
  const watched = Object.assign(Object.create(null) as pg.Pool, {
    query: async (text: string, values: unknown[]) => {
      const result = await query(text, values);
      sizes.push(result.rowCount ?? 0);
      return result;
    },
  });
  const log = { warn: () => undefined };
  await new Retention(watched, { outboxDays: 7, inboxDays: 90, deadLetterDays: 30 }, log).deleteExpired();
  expect(sizes).toEqual([1_000, 1_000, 500, 1_000, 500, 1_000, 200]);
  expect([await left('outbox'), await left('inbox'), await left('dead_letter')]).toEqual([5, 4, 5]);
});
