import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { databaseOf, roleOf, schemas } from './roles.ts';
import { withClient } from '@nivel/platform/with-client';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Reads a folder of migrations in Prisma's own format: `<time>_<name>/migration.sql`, in the order of their names. */
const readFolder = (folder: string): Migration[] => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'migration.sql')))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
};

/** The migrations of a service's schema: the tables of the messaging library first, then its own. */
export const migrationsOf = (root: string, service: string): Migration[] => [
  ...readFolder(join(root, 'libs/messaging/prisma/migrations')),
  ...readFolder(join(root, 'apps', service, 'prisma/migrations')),
];

/** Prisma's own table, so that `prisma migrate status` shows what was applied here. */
const BOOK = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz,
  migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
  started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0)`;

const WRITE = `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name, applied_steps_count)
  VALUES ($1, $2, clock_timestamp(), $3, 1)`;

const READ = 'SELECT migration_name AS name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL';

const migrateSchema = async (
  client: pg.Client,
  { schema, role }: { schema: string; role: string },
  wanted: readonly Migration[],
): Promise<string[]> => {
  await client.query(`SET search_path = ${pg.escapeIdentifier(schema)}`);
  await client.query(BOOK);
  // Grants the service's role every table of its schema except the migrations table, where it may read only which
  // migrations are finished: a pod of a release waits for all of its own.
  const to = pg.escapeIdentifier(role);
  await client.query(`REVOKE ALL ON _prisma_migrations FROM ${to}`);
  await client.query(`GRANT SELECT (migration_name, finished_at) ON _prisma_migrations TO ${to}`);
  const { rows } = await client.query<{ name: string; checksum: string }>(READ);
  const done = new Map(rows.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  for (const { name, sql, checksum } of wanted) {
    const known = done.get(name);
    if (known !== undefined && known !== checksum) {
      throw new Error(`Migration ${schema}/${name} was changed after it had been applied; write a new one instead.`);
    }
    if (known !== undefined) continue;
    await client.query('BEGIN');
    try {
      await client.query(sql);
      await client.query(WRITE, [randomUUID(), checksum, name]);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw new Error(`Migration ${schema}/${name} failed: ${(error as Error).message}`, { cause: error });
    }
    applied.push(`${schema}/${name}`);
  }
  return applied;
};

/** Any number; it only has to be the same for every process that migrates this database. */
const LOCK = 4_961_735;

/**
 * Brings every schema to the state of the sources, as the owner; returns what was applied. Each migration is one transaction
 * together with its line in the book. Two migrators at the same moment wait for each other.
 */
export const migrate = (ownerUrl: string, root: string): Promise<string[]> =>
  withClient(ownerUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const applied: string[] = [];
    for (const schema of schemas) {
      const place = { schema, role: roleOf(databaseOf(ownerUrl), schema) };
      applied.push(...(await migrateSchema(client, place, migrationsOf(root, schema))));
    }
    return applied;
  });

/** Migrations of these sources that a service's schema does not have yet, seen with the service's own connection. */
export const missingMigrations = (serviceUrl: string, root: string, service: string): Promise<string[]> =>
  withClient(serviceUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT migration_name AS name FROM ${pg.escapeIdentifier(service)}._prisma_migrations WHERE finished_at IS NOT NULL`,
    );
    const applied = new Set(rows.map((row) => row.name));
    return migrationsOf(root, service)
      .map(({ name }) => name)
      .filter((name) => !applied.has(name));
  });
