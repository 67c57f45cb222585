import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { withClient } from '@nivel/platform/with-client';
import { startBackingStack, type BackingStack } from './backing-stack.ts';

/** A section of an export, as a service declares it. */
interface Section {
  readonly table: string;
  readonly of: string;
  readonly columns: readonly string[];
}

/** Names of columns that point to a person or describe one. A new column of another name belongs here. */
const PERSONAL =
  '^(user_id|\\w+_by|author_id|owner_id|holder|mentor_id|employee_id|organizer_id|assignee|assigned_to|actor|actor_id|subject_id|' +
  'project_manager_id|watchers|mentions|people|recipients|\\w*email|\\w*phone|\\w*_name|address|rfc|ip|user_agent|requested_by)$';

/** Names of things and not of people. */
const OF_THINGS = [
  'level_name',
  'skill_name',
  'project_name',
  'folded_name',
  'file_name',
  'public_name',
  'client_name',
];

/** `table.column` of a service's schema that may say something about a person. */
const personalColumns = (stack: BackingStack, service: string): Promise<string[]> =>
  withClient(stack.ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
JOIN information_schema.tables USING (table_schema, table_name)
WHERE table_schema = $1::text AND table_type = 'BASE TABLE' AND column_name::text ~ $2 AND column_name::text <> ALL ($3)
  AND table_name NOT IN ('outbox', 'inbox', 'dead_letter', 'copies', '_prisma_migrations') AND NOT EXISTS (
    SELECT 1 FROM pg_class WHERE relname = table_name AND relnamespace = to_regnamespace($1::text) AND relispartition)`,
      [service, PERSONAL, OF_THINGS],
    );
    return rows.map(({ name }) => name);
  });

/** A column is exported by name, or is the condition by which a section finds the rows of the person. */
const isExported = (sections: readonly Section[], name: string): boolean => {
  const [table = '', column = ''] = name.split('.');
  return sections.some(
    (one) => one.table === table && (one.columns.includes(column) || new RegExp(`\\b${column}\\b`).test(one.of)),
  );
};

/** The columns by which a section finds the rows of the person, of its own table. */
const conditionsOf = ({ of }: Section): string[] => {
  const own = of.replaceAll(/\(SELECT[^)]*\)/g, '');
  return /^\w+$/.test(own) ? [own] : [...own.matchAll(/\b(\w+) = \$1/g)].map(([, column = '']) => column);
};

/** `table.column` of conditions with which no index of the table begins: each page would look at every row. */
const withoutIndex = (stack: BackingStack, service: string, sections: readonly Section[]): Promise<string[]> =>
  withClient(stack.ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT i.indrelid::regclass::text || '.' || a.attname AS name FROM pg_index i
JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
JOIN pg_class c ON c.oid = i.indrelid AND c.relnamespace = to_regnamespace($1::text) WHERE i.indpred IS NULL`,
      [service],
    );
    const known = new Set(rows.map(({ name }) => name.replace(`${service}.`, '')));
    const wanted = sections.flatMap((one) => conditionsOf(one).map((column) => `${one.table}.${column}`));
    return wanted.filter((name) => !known.has(name));
  });

/**
 * The test of a service's part in the export of a person's data: each column that may say something about a person is exported,
 * or named here with the reason why it is not, and the rows of a person are found by an index.
 *
 * @param others `table.column` with the reason
 */
export const testPersonalData = (
  service: string,
  sections: readonly Section[],
  others: Readonly<Record<string, string>>,
): void => {
  let stack: BackingStack;
  beforeAll(async () => {
    stack = await startBackingStack({ uses: ['postgres'] });
  });
  afterAll(() => stack.stop());

  it('exports every column that says something about a person, or says why not', async () => {
    const columns = await personalColumns(stack, service);
    expect(columns.length).toBeGreaterThan(0);
    const left = columns.filter((name) => !isExported(sections, name)).toSorted();
    expect(left).toEqual(Object.keys(others).toSorted());
  });

  it('finds the rows of a person by an index', async () => {
    expect(await withoutIndex(stack, service, sections)).toEqual([]);
  });
};
