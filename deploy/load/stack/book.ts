import type pg from 'pg';

/** Payments of a contract of a seeded book. */
const PAYMENTS = 25;

/** Contracts with monthly payments that begin within the last three years, half of them with an end. `$1` how many. */
const CONTRACTS = `INSERT INTO finance.contracts (id, client_name, contract_title, contract_type, payment_frequency, total_value,
  currency, start_date, end_date, instalments, status, signed_at, notes, scheduled_through, created_at, updated_at)
SELECT gen_random_uuid(), 'Cliente ' || n, 'Curso', 'recurring', 'monthly', 2500000 + n, (ARRAY['USD', 'MXN', 'EUR'])[1 + n % 3],
  current_date - (n * 7919 % 1100), CASE WHEN n % 2 = 0 THEN current_date - (n * 7919 % 1100) + 730 END, 1,
  CASE WHEN n % 10 = 0 THEN 'completed' ELSE 'active' END, now(), repeat('nota ', 20), current_date + 365, now(), now()
FROM generate_series(1, $1::int) n`;
/** One of twenty that should have been paid is overdue. */
const PAYMENTS_OF_ALL = `INSERT INTO finance.payments (id, contract_id, amount, due_date, status, paid_date)
SELECT gen_random_uuid(), id, 100000 + n, day, CASE WHEN is_paid THEN 'paid' ELSE 'pending' END, CASE WHEN is_paid THEN day + 2 END
FROM (SELECT c.id, n, (c.start_date + n * interval '1 month')::date AS day,
  c.start_date + n * interval '1 month' < current_date AND random() < 0.95 AS is_paid
  FROM finance.contracts c, generate_series(0, ${PAYMENTS - 1}) n) AS every`;
const LEADS = `INSERT INTO finance.leads (id, name, source, stage, expected_value, currency, notes, next_step, lost_reason,
  created_at, updated_at)
SELECT gen_random_uuid(), 'Cliente ' || n, 'Feria',
  (ARRAY['new', 'contacted', 'qualified', 'proposal', 'negotiation', 'closed_won', 'closed_lost'])[1 + n % 7], 100000 + n,
  (ARRAY['USD', 'MXN', 'EUR'])[1 + n % 3], '', '', '', now(), now()
FROM generate_series(1, $1::int) n`;
const KEEPERS = `INSERT INTO finance.account_roles (user_id, version, is_removed, role)
SELECT id, 1, false, 'admin' FROM unnest($1::uuid[]) AS id ON CONFLICT DO NOTHING`;

interface BookSize {
  readonly payments: number;
  readonly leads: number;
}

/** A book of an installation, and its keepers. */
export const seedBook = async (
  owner: pg.Client,
  { payments, leads }: BookSize,
  keepers: readonly string[],
): Promise<void> => {
  await owner.query(CONTRACTS, [Math.ceil(payments / PAYMENTS)]);
  await owner.query(PAYMENTS_OF_ALL);
  await owner.query(LEADS, [leads]);
  await owner.query(KEEPERS, [keepers]);
  await owner.query('VACUUM ANALYZE finance.payments, finance.payment_sums, finance.contracts, finance.leads');
};
