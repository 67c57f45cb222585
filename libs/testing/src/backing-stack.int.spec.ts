import { withClient } from '@nivel/platform/with-client';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import { jetstreamManager } from '@nats-io/jetstream';
import { Redis } from 'ioredis';
import { startBackingStack, type BackingStack } from './backing-stack.ts';

let stack: BackingStack;
beforeAll(async () => {
  stack = await startBackingStack();
});
afterAll(() => stack.stop());

const rows = (url: string, sql: string): Promise<unknown[]> =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);

describe('the database of a test file', () => {
  it('is migrated and empty', async () => {
    expect(await rows(stack.databaseUrl('auth'), 'SELECT count(*)::int AS n FROM outbox')).toEqual([{ n: 0 }]);
  });

  it('is seen by no other test file', async () => {
    const other = await startBackingStack({ uses: ['postgres'] });
    try {
      const insert = `INSERT INTO auth.inbox (consumer, event_id) VALUES ('x', gen_random_uuid()) RETURNING consumer`;
      expect(await rows(stack.ownerUrl, insert)).toHaveLength(1);
      expect(await rows(other.ownerUrl, 'SELECT * FROM auth.inbox')).toEqual([]);
    } finally {
      await other.stop();
    }
  });
});

describe("a service's own role (R9)", () => {
  it.each(['learning.outbox', 'worker.inbox', 'auth._prisma_migrations'])('auth cannot read %s', async (table) => {
    await expect(rows(stack.databaseUrl('auth'), `SELECT * FROM ${table}`)).rejects.toThrow('permission denied');
  });

  it.each(['CREATE TABLE mine (id int)', 'DROP TABLE outbox', 'CREATE SCHEMA mine', 'CREATE ROLE friend'])(
    'owns nothing: %s is refused',
    async (sql) => {
      await expect(rows(stack.databaseUrl('auth'), sql)).rejects.toThrow(/permission denied|must be owner/);
    },
  );
});

it('the broker keeps streams', async () => {
  const connection = await connect({ servers: stack.natsUrl });
  const manager = await jetstreamManager(connection);
  await manager.streams.add({ name: 'S', subjects: ['s.>'] });
  expect((await manager.streams.info('S')).config.subjects).toEqual(['s.>']);
  await connection.close();
});

it('a killed Redis restarts with its data', async () => {
  const redis = new Redis(stack.redisUrl, { retryStrategy: () => 50 });
  redis.on('error', () => undefined);
  await redis.set('kept', 'yes');
  await stack.redis.kill();
  await stack.redis.restart();
  expect(await redis.get('kept')).toBe('yes');
  redis.disconnect();
});

it('a server that a stack was started without is not there by mistake', async () => {
  const other = await startBackingStack({ uses: [] });
  expect(() => other.redisUrl).toThrow('This stack was started without redis');
  await other.stop();
});
