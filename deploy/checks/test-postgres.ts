import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@nivel/process/ports';
import { startPostgres } from '@nivel/process/postgres';
import { makeServerFolder } from '@nivel/testing/server-folder';
import type { OwnPostgres } from '@nivel/testing/test-servers';
import { migrate } from '../migrate/migrations.ts';
import { ensureRoles, ensureSchemas, roleOf, schemas, urlFor } from '../migrate/roles.ts';

/** Database every test database is a copy of: roles, schemas and tables, no row. */
const TEMPLATE = 'nivel';
const root = join(import.meta.dirname, '../..');

/**
 * Runs a Postgres of our own with the migrated template database.
 * @param durable uses fsync, as measurements and fault runs need
 * @param onDisk stores its folder on the disk even where memory would do, as measurements need
 */
export const startTestPostgres = async (durable = false, onDisk = durable): Promise<OwnPostgres> => {
  const folder = onDisk ? mkdtempSync(join(tmpdir(), 'nivel-postgres-')) : makeServerFolder('postgres');
  const [port, password] = [await freePort(), randomBytes(12).toString('hex')];
  const start = () => startPostgres({ folder: join(folder, 'data'), port, password, durable });
  const child = await start();
  const adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/${TEMPLATE}`;
  const who = ['owner', ...schemas];
  await ensureRoles(adminUrl, Object.fromEntries(who.map((one) => [one, password])));
  const ownerUrl = urlFor(adminUrl, roleOf(TEMPLATE, 'owner'), password);
  await ensureSchemas(ownerUrl);
  await migrate(ownerUrl, root);
  const roles = Object.fromEntries(who.map((one) => [one, roleOf(TEMPLATE, one)]));
  return {
    server: { adminUrl, password, template: TEMPLATE, roles, schemas },
    start,
    child,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
