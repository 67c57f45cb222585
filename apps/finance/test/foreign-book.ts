import type { FinanceUnderTest } from './finance-under-test.ts';
import type { NamedThing } from './operation-inputs.ts';

/** The text of every text field of the book, and the value of every amount of it, in minor units. */
export const FOREIGN_TEXT = 'Ajeno';
export const FOREIGN_AMOUNT = 98_765_432;

/** The ids of a book that another person keeps. */
export type ForeignIds = Readonly<Record<NamedThing, readonly string[]>>;

/** Rows of each kind, as `INSERT … SELECT` of numbered ones; each returns its ids. */
const ROWS: readonly (readonly [thing: NamedThing, sql: string])[] = [
  [
    'lead',
    `INSERT INTO leads (id, name, source, stage, expected_value, currency, notes, next_step, lost_reason, created_at, updated_at)
SELECT gen_random_uuid(), '${FOREIGN_TEXT}', '${FOREIGN_TEXT}', 'new', ${FOREIGN_AMOUNT}, 'MXN', '${FOREIGN_TEXT}', '', '', now(), now()
FROM generate_series(1, $1::int) RETURNING id`,
  ],
  [
    'contract',
    `INSERT INTO contracts (id, client_name, contract_title, contract_type, total_value, currency, start_date, instalments, status,
  signed_at, notes, scheduled_through, created_at, updated_at)
SELECT gen_random_uuid(), '${FOREIGN_TEXT}', '${FOREIGN_TEXT}', 'one_off', ${FOREIGN_AMOUNT}, 'MXN', '2026-12-01', 1, 'active',
  now(), '${FOREIGN_TEXT}', '2026-12-01', now(), now() FROM generate_series(1, $1::int) RETURNING id`,
  ],
  [
    'payment',
    `INSERT INTO payments (id, contract_id, amount, received, due_date, status)
SELECT gen_random_uuid(), id, ${FOREIGN_AMOUNT}, 1, '2026-12-01', 'pending' FROM contracts LIMIT $1::int RETURNING id`,
  ],
  [
    'part',
    `INSERT INTO partial_payments (id, payment_id, amount, paid_on, note, created_at)
SELECT gen_random_uuid(), id, 1, '2026-11-20', '${FOREIGN_TEXT}', now() FROM payments LIMIT $1::int RETURNING id`,
  ],
  [
    'statement',
    `INSERT INTO bank_statements (id, file_name, format, account, unused_count, imported_at)
SELECT gen_random_uuid(), '${FOREIGN_TEXT}', 'csv', '${FOREIGN_TEXT}', 0, now() FROM generate_series(1, $1::int) RETURNING id`,
  ],
  [
    'line',
    `INSERT INTO bank_lines (id, statement_id, position, booked_on, amount, currency, payer, description, reference, fingerprint, state)
SELECT gen_random_uuid(), id, 0, '2026-11-20', ${FOREIGN_AMOUNT}, 'MXN', '${FOREIGN_TEXT}', '${FOREIGN_TEXT}', '', id::text, 'open'
FROM bank_statements LIMIT $1::int RETURNING id`,
  ],
  [
    'confirmation',
    `INSERT INTO bank_confirmations (id, statement_id, confirmed_at)
SELECT gen_random_uuid(), id, now() FROM bank_statements LIMIT $1::int RETURNING id`,
  ],
  [
    'assignment',
    `INSERT INTO equity_assignments (id, employee_id, project_id, project_name, basis_points, assigned_on, payout_schedule, status,
  end_reason, created_at, updated_at)
SELECT gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), '${FOREIGN_TEXT}', 777, '2026-11-01', 'monthly', 'active', '', now(), now()
FROM generate_series(1, $1::int) RETURNING id`,
  ],
];

/** Creates a book with a number of rows of each kind. */
export const foreignBook = async (finance: FinanceUnderTest, count: number): Promise<ForeignIds> => {
  const ids = new Map<string, readonly string[]>();
  for (const [thing, sql] of ROWS)
    ids.set(
      thing,
      (await finance.rows<{ id: string }>(sql, [count])).map(({ id }) => id),
    );
  const shares = await finance.rows<{ employee: string; project: string }>(
    'SELECT employee_id AS employee, project_id AS project FROM equity_assignments',
  );
  const of = (thing: NamedThing): readonly string[] => ids.get(thing) ?? [];
  return {
    ...{ lead: of('lead'), contract: of('contract'), payment: of('payment'), part: of('part') },
    ...{ statement: of('statement'), line: of('line'), confirmation: of('confirmation'), assignment: of('assignment') },
    ...{ employee: shares.map(({ employee }) => employee), project: shares.map(({ project }) => project) },
  };
};
