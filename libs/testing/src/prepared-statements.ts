import { glob } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Client, Connection, Submittable } from 'pg';
import '@nivel/messaging/dead-letters';
import '@nivel/messaging/fact-consumers';
import { declaredStatements, type Statement } from '@nivel/messaging/statement';
import { withClient } from '@nivel/platform/with-client';
import { startBackingStack, type BackingStack } from './backing-stack.ts';

/** Postgres's description of a prepared statement: types by their ids, columns by their names. */
interface Description {
  readonly params: readonly number[];
  readonly columns: readonly { readonly name: string; readonly type: number }[];
}

/** Has the server parse and plan a statement, and describe it; nothing is run. */
class Describing implements Submittable {
  private readonly text: string;
  private readonly resolve: (description: Description) => void;
  private readonly reject: (error: Error) => void;
  private params: readonly number[] = [];
  private columns: Description['columns'] = [];

  constructor(text: string, resolve: (description: Description) => void, reject: (error: Error) => void) {
    this.text = text;
    this.resolve = resolve;
    this.reject = reject;
  }

  submit(connection: Connection): void {
    connection.once(
      'parameterDescription',
      ({ dataTypeIDs }: { dataTypeIDs: number[] }) => (this.params = dataTypeIDs),
    );
    connection.parse({ name: '', text: this.text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: { name: string; dataTypeID: number }[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
  }

  handleError(error: Error): void {
    this.reject(error);
  }

  handleReadyForQuery(): void {
    this.resolve({ params: this.params, columns: this.columns });
  }
}

const describe = (client: Client, text: string): Promise<Description> =>
  new Promise((resolve, reject) => client.query(new Describing(text, resolve, reject)));

const typeNames = async (client: Client): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await client.query<{ oid: number; name: string }>(
    'SELECT oid::integer AS oid, format_type(oid, NULL) AS name FROM pg_type',
  );
  return new Map(rows.map(({ oid, name }) => [oid, name]));
};

/** Whether a statement writes or locks rows, as its plan says. */
const changes = async (client: Client, text: string): Promise<boolean> => {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN) ${text}`);
  return rows.some((row) => /\b((Insert|Update|Delete|Merge) on|LockRows)\b/.test(row['QUERY PLAN']));
};

const inWords = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .toSorted()
    .join(', ');

const faultsOf = async (
  client: Client,
  types: ReadonlyMap<number, string>,
  statement: Statement,
): Promise<string[]> => {
  const { text, params, columns, kind } = statement;
  const nameOf = (type: number): string => types.get(type) ?? `type ${type}`;
  const found = await describe(client, text).catch((error: unknown) => error as Error);
  const about = text.trim().slice(0, 100);
  if (found instanceof Error) return [`${about}\n  ${found.message}`];
  const taken = found.params.map(nameOf).join(', ');
  const given = params.map(({ sql }) => sql).join(', ');
  const returned = inWords(Object.fromEntries(found.columns.map(({ name, type }) => [name, nameOf(type)])));
  const read = inWords(Object.fromEntries(Object.entries(columns).map(([name, { sql }]) => [name, sql])));
  return [
    ...(taken === given ? [] : [`${about}\n  takes (${taken}), declared as (${given})`]),
    ...(returned === read ? [] : [`${about}\n  returns (${returned}), declared as (${read})`]),
    ...(kind === 'query' && (await changes(client, text))
      ? [`${about}\n  changes something, declared as a query`]
      : []),
  ];
};

/** The test of a service's statements: each takes and returns what it declares, and queries change nothing. */
export const testStatements = (service: string, folder: string): void => {
  let stack: BackingStack;
  beforeAll(async () => {
    stack = await startBackingStack({ uses: ['postgres'] });
  });
  afterAll(() => stack.stop());

  it('every statement takes and answers what it declares, and queries change nothing', async () => {
    const { count, faults } = await prepareStatements(stack.databaseUrl(service), folder);
    expect(count).toBeGreaterThan(5);
    expect(faults).toEqual([]);
  });
};

/**
 * Prepares every statement that a service's sources declare, with the service's own role on the migrated schema.
 * @param url of the service's role
 * @param folder with its sources; their imports (the outbox, the inbox) are checked with them
 * @returns how many there are, and the errors of each
 */
const prepareStatements = async (
  url: string,
  folder: string,
): Promise<{ readonly count: number; readonly faults: readonly string[] }> => {
  for await (const file of glob('**/*.{repository,sql}.ts', { cwd: folder })) await import(`${folder}/${file}`);
  return withClient(url, async (client) => {
    const types = await typeNames(client);
    const statements = declaredStatements();
    const faults: string[] = [];
    for (const statement of statements) faults.push(...(await faultsOf(client, types, statement)));
    return { count: statements.length, faults };
  });
};
