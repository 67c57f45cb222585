import pg from 'pg';
import { withClient } from '@nivel/platform/with-client';
import { schemas } from './schemas.generated.ts';

/** The services that own a schema. Schema and service carry the same name; the role is `<database>_<service>`. */
export { schemas };

/** Passwords by role: `owner` and one for each service. */
export type Passwords = Readonly<Record<string, string>>;

/** The login role of a service, or of the owner, in an installation. Two databases on one server share no role. */
export const roleOf = (database: string, who: string): string => `${database}_${who}`;

/** The same server and database, seen by another role. */
export const urlFor = (url: string, role: string, password: string): string => {
  const other = new URL(url);
  other.username = role;
  other.password = password;
  return other.href;
};

/** Name of the database a connection string points at. */
export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres';

const name = (identifier: string): string => pg.escapeIdentifier(identifier);
/** Attributes that a role of ours may never have; the server hashes passwords. */
const HARMLESS = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION';

const ensureRole = async (client: pg.Client, role: string, password: string): Promise<void> => {
  const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  const verb = rowCount ? 'ALTER' : 'CREATE';
  await client.query(`${verb} ROLE ${name(role)} ${HARMLESS} PASSWORD ${pg.escapeLiteral(password)}`);
};

const ensureDatabase = async (adminUrl: string, database: string): Promise<void> => {
  const anywhere = new URL(adminUrl);
  anywhere.pathname = '/postgres';
  await withClient(anywhere.href, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (!rowCount) await client.query(`CREATE DATABASE ${name(database)}`);
  });
};

/**
 * Creates the database, the owner role that migrates, and one login role per service that owns nothing (R9). Needs a role that
 * may create roles; safe to run again. It sets the passwords each time, so that they match the stored ones.
 */
export const ensureRoles = async (adminUrl: string, passwords: Passwords): Promise<void> => {
  const database = databaseOf(adminUrl);
  await ensureDatabase(adminUrl, database);
  await withClient(adminUrl, async (client) => {
    for (const who of ['owner', ...schemas]) {
      const password = passwords[who];
      if (password === undefined) throw new Error(`No password is given for the database role ${who}.`);
      await ensureRole(client, roleOf(database, who), password);
    }
    await client.query(`GRANT ALL ON DATABASE ${name(database)} TO ${name(roleOf(database, 'owner'))}`);
    await client.query(`REVOKE ALL ON DATABASE ${name(database)} FROM PUBLIC`);
    await client.query('REVOKE ALL ON SCHEMA public FROM PUBLIC');
    for (const schema of schemas) {
      const role = name(roleOf(database, schema));
      await client.query(`GRANT CONNECT ON DATABASE ${name(database)} TO ${role}`);
      await client.query(`ALTER ROLE ${role} SET search_path = ${name(schema)}`);
    }
  });
};

/** Makes the schemas as the owner and lets each service's role use the rows in its own, and nothing else. */
export const ensureSchemas = (ownerUrl: string, prefix = databaseOf(ownerUrl)): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    for (const schema of schemas) {
      const role = name(roleOf(prefix, schema));
      const grant = (what: string, on: string): string =>
        `ALTER DEFAULT PRIVILEGES IN SCHEMA ${name(schema)} GRANT ${what} ON ${on} TO ${role}`;
      await client.query(`CREATE SCHEMA IF NOT EXISTS ${name(schema)}`);
      await client.query(`GRANT USAGE ON SCHEMA ${name(schema)} TO ${role}`);
      await client.query(grant('SELECT, INSERT, UPDATE, DELETE', 'TABLES'));
      await client.query(grant('USAGE, SELECT', 'SEQUENCES'));
      await client.query(grant('EXECUTE', 'FUNCTIONS'));
    }
  });
