import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from '@nivel/platform/with-client';
import { addresses } from './addresses.ts';

interface RunningApp {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The launcher's list of each app's environment. */
const runningApps = (): RunningApp[] =>
  JSON.parse(readFileSync(join(addresses().folder, 'environments.json'), 'utf8')) as RunningApp[];

const databaseOf = (service: string): string => {
  const url = runningApps().find(({ name }) => name === service)?.env['DATABASE_URL'];
  if (url === undefined) throw new Error(`${service} has no database.`);
  return url;
};

/** Changes rows of a service with its own login, where a journey would otherwise need days, or another journey first. */
export const changeRows = (service: string, text: string, values: readonly unknown[]): Promise<void> =>
  withClient(databaseOf(service), async (client) => {
    await client.query(text, [...values]);
  });

/** The same as the owner of all tables, for rows that the service itself may only add. */
export const changeRowsAsOwner = (service: string, text: string, values: readonly unknown[]): Promise<void> => {
  const url = new URL(databaseOf(service));
  const secrets = JSON.parse(readFileSync(join(addresses().folder, 'secrets.json'), 'utf8')) as {
    readonly databasePasswords: Readonly<Record<string, string>>;
  };
  url.username = url.username.replace(service, 'owner');
  url.password = secrets.databasePasswords['owner'] ?? '';
  return withClient(url.href, async (client) => {
    await client.query(`SET search_path TO "${service}"`);
    await client.query(text, [...values]);
  });
};

const TABLES = `SELECT table_name AS name FROM information_schema.tables
WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
  AND has_table_privilege(format('%I.%I', table_schema, table_name), 'SELECT') ORDER BY 1`;
/** Published facts are deleted by their age. */
const conditionFor = (table: string): string => (table === 'outbox' ? 'AND published_at IS NULL' : '');

const tablesOf = (service: string, url: string, patterns: readonly string[]): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(TABLES);
    const found: string[] = [];
    for (const { name } of rows) {
      const text = `SELECT 1 FROM "${name}" AS one WHERE one::text ILIKE ANY ($1) ${conditionFor(name)} LIMIT 1`;
      if (((await client.query(text, [patterns])).rowCount ?? 0) > 0) found.push(`${service}.${name}`);
    }
    return found;
  });

/** The tables of all services that hold one of the texts, as `service.table`; for facts, only those still to be published. */
export const tablesWith = async (texts: readonly string[]): Promise<string[]> => {
  const patterns = texts.map((text) => `%${text}%`);
  const databases = runningApps().flatMap(({ name, env: { DATABASE_URL: url } }) =>
    url ? [[name, url] as const] : [],
  );
  return (await Promise.all(databases.map(([name, url]) => tablesOf(name, url, patterns)))).flat();
};
