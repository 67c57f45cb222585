import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { freePort } from '@nivel/process/ports';
import { startPostgres } from '@nivel/process/postgres';
import pg from 'pg';
import { Restartable } from './restartable.ts';
import { waitUntil } from './wait-until.ts';

const folder = mkdtempSync(join(tmpdir(), 'nivel-restartable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a killed Postgres comes back while a session of the killed one still works', async () => {
  const [port, password] = [await freePort(), 'a password of the test'];
  const place = { folder: join(folder, 'data'), port, password, durable: false };
  const server = await Restartable.start(() => startPostgres(place));
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const [busy, watching] = [await connect(), await connect()];
  // It notices that its server is gone only once its statement has ended, some seconds later.
  const counted = busy.query('SELECT count(*)::integer AS busy FROM generate_series(1, 20000000) AS busy');
  const active = `SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%AS busy'`;
  await waitUntil(async () => (await watching.query(active)).rowCount === 1);
  await server.kill();
  await server.restart();
  const again = await connect();
  expect((await again.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  expect((await counted).rows).toEqual([{ busy: 20_000_000 }]);
  await Promise.all([again.end(), busy.end(), watching.end()].map((ending) => ending.catch(() => undefined)));
  await server.stop();
});
