import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Child } from '@nivel/process/child';
import { freePort } from '@nivel/process/ports';
import { startPostgres } from '@nivel/process/postgres';
import { migrate } from '@nivel/deploy/migrate/migrations';
import { ensureRoles, ensureSchemas, roleOf, schemas, urlFor, withClient } from '@nivel/deploy/migrate/roles';

/** Database every test database is a copy of: roles, schemas and tables, no row. */
const TEMPLATE = 'nivel';
const root = join(import.meta.dirname, '../../..');

/** What a test process must know of the running Postgres; it travels as JSON in an environment variable. */
export interface PostgresServer {
  /** The superuser's connection to the template. */
  readonly adminUrl: string;
  /** Of every role; tests keep no secret. */
  readonly password: string;
}

/** Runs a Postgres of our own with the migrated template in it. */
export const startTemplate = async (
  durable = false,
): Promise<{ server: PostgresServer; start: () => Promise<Child>; child: Child; remove: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'nivel-postgres-'));
  const [port, password] = [await freePort(), randomBytes(12).toString('hex')];
  const start = (): Promise<Child> => startPostgres({ folder: join(folder, 'data'), port, password, durable });
  const child = await start();
  const adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/${TEMPLATE}`;
  await ensureRoles(adminUrl, Object.fromEntries(['owner', ...schemas].map((who) => [who, password])));
  const ownerUrl = urlFor(adminUrl, roleOf(TEMPLATE, 'owner'), password);
  await ensureSchemas(ownerUrl);
  await migrate(ownerUrl, root);
  return {
    server: { adminUrl, password },
    start,
    child,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

const inDatabase = (url: string, database: string): string => {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
};

export interface TestDatabase {
  /** Connection of a service's own role. */
  url(service: string): string;
  /** Connection of the role that owns the tables: what a test uses to look behind the scenes. */
  readonly ownerUrl: string;
  readonly adminUrl: string;
  drop(): Promise<void>;
}

/** A fresh copy of the template; takes about 50 ms. */
export const cloneDatabase = async ({ adminUrl, password }: PostgresServer): Promise<TestDatabase> => {
  const database = `t_${randomBytes(8).toString('hex')}`;
  const elsewhere = inDatabase(adminUrl, 'postgres');
  const sql = (text: string): Promise<unknown> => withClient(elsewhere, (client) => client.query(text));
  await sql(`CREATE DATABASE ${database} TEMPLATE ${TEMPLATE} OWNER ${roleOf(TEMPLATE, 'owner')} STRATEGY file_copy`);
  const url = (who: string): string => urlFor(inDatabase(adminUrl, database), roleOf(TEMPLATE, who), password);
  return {
    url,
    ownerUrl: `${url('owner')}?options=-csearch_path%3D${schemas.join(',')}`,
    adminUrl: inDatabase(adminUrl, database),
    drop: async () => void (await sql(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)),
  };
};
