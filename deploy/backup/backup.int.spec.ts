import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { withClient } from '@nivel/platform/with-client';
import { waitUntil } from '@nivel/testing/wait-until';
import { takeBaseBackup, type Store } from './base-backup.ts';
import { archiveInto, recover } from './recovery.ts';
import { startTestPostgres } from '../checks/test-postgres.ts';

let stack: BackingStack;
let store: Store;
let place: string;
beforeAll(async () => {
  stack = await startBackingStack({ uses: ['postgres'], ownPostgres: startTestPostgres });
  place = mkdtempSync(join(tmpdir(), 'nivel-backup-'));
  store = { folder: join(place, 'store'), keyFile: join(place, 'key') };
  mkdirSync(store.folder, { mode: 0o700 });
  writeFileSync(store.keyFile, randomBytes(32).toString('base64'), { mode: 0o600 });
});
afterAll(async () => {
  await stack.stop();
  rmSync(place, { recursive: true, force: true });
});

const sql = async <T extends object>(text: string): Promise<T[]> =>
  withClient(stack.database.adminUrl, async (client) => (await client.query<T>(text)).rows);
const kept = async (): Promise<string[]> =>
  (await sql<{ text: string }>('SELECT text FROM kept ORDER BY n')).map(({ text }) => text);
const archived = async (): Promise<void> => {
  const [{ file } = { file: '' }] = await sql<{ file: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS file');
  await waitUntil(() => readdirSync(join(store.folder, 'wal')).includes(`${file}.sealed`));
};

it('a lost database is restored to its state at the last archived log, and the store contains nothing of it in clear', async () => {
  const server = stack.postgres;
  if (server === undefined) throw new Error('the stack has no Postgres of its own');
  await sql('CREATE TABLE kept (n serial, text text)');
  if (await archiveInto(stack.database.adminUrl, store)) await server.restart();
  await sql(`INSERT INTO kept (text) VALUES ('before the base backup')`);
  await takeBaseBackup(stack.database.adminUrl, store);
  await sql(`INSERT INTO kept (text) VALUES ('in the log alone')`);
  await archived();
  await sql(`INSERT INTO kept (text) VALUES ('never archived')`);
  const [{ folder } = { folder: '' }] = await sql<{ folder: string }>(
    `SELECT current_setting('data_directory') AS folder`,
  );
  await server.kill();
  rmSync(folder, { recursive: true });

  await recover(store, folder, '');
  await server.restart();
  expect(await kept()).toEqual(['before the base backup', 'in the log alone']);

  const files = readdirSync(store.folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    expect(file.name).toMatch(/\.sealed$/);
    expect(readFileSync(join(file.parentPath, file.name)).includes('in the log alone')).toBe(false);
  }
});

it('a modified store is refused', async () => {
  const [base = ''] = readdirSync(join(store.folder, 'base'));
  const file = join(store.folder, 'base', base, 'label.sealed');
  const bytes = readFileSync(file);
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  await expect(recover(store, join(place, 'elsewhere'), '')).rejects.toThrow();
});
