import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations } from '@nivel/contracts/finance/operations.generated';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { Caller } from '@nivel/testing/caller';
import { FinanceUnderTest } from '../test/finance-under-test.ts';
import { FOREIGN_TEXT, foreignBook, type ForeignIds } from '../test/foreign-book.ts';
import { operationInputs } from '../test/operation-inputs.ts';

/** How often each operation is called with ids of another person's rows. */
const IDS = Number(process.env['FOREIGN_IDS'] ?? 200);
/** Rows of each kind, and concurrent requests. */
const ROWS = 100;
const AT_ONCE = 16;

let finance: FinanceUnderTest;
let ids: ForeignIds;
let foreign: ReadonlySet<string>;
let strangers: Readonly<Record<'nobody' | 'stranger' | 'employee' | 'former' | 'manager', Caller>>;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  ids = await foreignBook(finance, ROWS);
  foreign = new Set(Object.values(ids).flat());
  const employee = await finance.somebody('user');
  await finance.rows(
    `INSERT INTO equity_assignments (id, employee_id, project_id, project_name, basis_points, assigned_on, payout_schedule, status,
  end_reason, created_at, updated_at)
VALUES (gen_random_uuid(), $1, gen_random_uuid(), 'Propio', 100, '2026-11-01', 'monthly', 'active', '', now(), now())`,
    [employee.userId],
  );
  const former = await finance.somebody('admin');
  await finance.setRole(former.userId, 'admin', false);
  strangers = {
    ...{ nobody: finance.nobody, stranger: await finance.person() },
    ...{ employee, former, manager: await finance.somebody('manager') },
  };
});
afterAll(() => finance.stop());

/** Managers keep the book, but shares are not for them. The test itself asks as services do. */
const askersOf = ({ name, policy }: Operation): readonly Caller[] => {
  const { nobody, manager, ...people } = strangers;
  const isEquity = name.includes('equity');
  return [...Object.values(people), ...(policy.who === 'service' ? [] : [nobody]), ...(isEquity ? [manager] : [])];
};

/** Inputs with the nth of the ids of each kind; operations that read shares get them in each of their filters. */
const inputOf = (operation: Operation, nth: number): object => {
  const inputs = operationInputs((of) => ids[of][nth % ROWS] ?? '');
  const employee = { employee_id_filter: ids.employee[nth % ROWS] };
  const project = { project_id_filter: ids.project[nth % ROWS] };
  if (operation.name === 'finance.get-money-employee-equity') {
    const filters = [inputs[operation.name]?.() ?? {}, employee, project, { ...employee, ...project }];
    return filters[Math.floor(nth / 7) % filters.length] ?? {};
  }
  return inputs[operation.name]?.() ?? {};
};

/** All answers: the output, or the refusal with its details. */
const heardBy = async (caller: Caller, operation: Operation, input: object): Promise<string> => {
  try {
    return Buffer.from(await caller.askRaw(operation, JSON.stringify(input))).toString();
  } catch (error) {
    if (!(error instanceof AppError) || error.definition.kind === 'unavailable') throw error;
    return JSON.stringify({ code: error.definition.code, message: error.message, details: error.details });
  }
};

/** The data of another person's book in an answer. */
const foreignIn = (heard: string): readonly string[] => [
  ...(heard.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? []).filter((id) => foreign.has(id)),
  ...(heard.match(new RegExp(`${FOREIGN_TEXT}|98765432|987654\\.32|\\b7\\.77\\b`, 'g')) ?? []),
];

/** Facts continue to be handled. */
const CARRIERS = ['_prisma_migrations', 'copies', 'dead_letter', 'facts_stream', 'inbox'];
/** The book does not depend on when a fact was published. */
const CARRIED = 'published_at';
/** All rows of the book, and the published facts. */
const everything = async () => {
  const tables = await finance.rows<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename <> ALL ($1) ORDER BY 1',
    [CARRIERS],
  );
  const of = async (name: string) =>
    finance.rows(
      `SELECT count(*)::int AS count, md5(string_agg(t.row, '' ORDER BY t.row))
      FROM (SELECT (to_jsonb(r) - '${CARRIED}')::text AS row FROM ${name} r) t`,
    );
  return Object.fromEntries(await Promise.all(tables.map(async ({ name }) => [name, await of(name)] as const)));
};

describe("another person's ids", () => {
  it('are requested, as far as operations name something', () => {
    const inputs = operationInputs((of) => of);
    const named = new Set(JSON.stringify(Object.values(inputs).map((make) => make())).match(/"[a-z]+"/g));
    expect(Object.keys(ids).filter((thing) => thing !== 'employee' && !named.has(`"${thing}"`))).toEqual([]);
  });

  it.each(operations.map((operation) => [operation.name, operation] as const))(
    `of ${IDS} requests in %s change nothing and show nothing`,
    async (_, operation) => {
      const askers = askersOf(operation);
      const before = await everything();
      const shown: string[] = [];
      for (let from = 0; from < IDS; from += AT_ONCE) {
        const nths = Array.from({ length: Math.min(AT_ONCE, IDS - from) }, (__, at) => from + at);
        const heard = await Promise.all(
          nths.map(async (nth) => {
            const asker = askers[nth % askers.length] ?? finance.nobody;
            return heardBy(asker, operation, inputOf(operation, nth));
          }),
        );
        shown.push(...heard.flatMap(foreignIn));
      }
      expect(shown).toEqual([]);
      expect(await everything()).toEqual(before);
    },
  );
});
