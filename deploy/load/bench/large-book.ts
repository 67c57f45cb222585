import type pg from 'pg';
import { callersOf, newUserIds } from '../stack/learners.ts';
import type { PrivateStack } from '../stack/private-stack.ts';
import { asked, line } from './large-project.ts';

const ASKED = 200;
const LIMIT_MS = 300;

/**
 * 40,000 contracts of 25 monthly payments, which begin within the last three years, and 100,000 leads: a million payments, half
 * of them in the months that are drawn. One of twenty that should have been paid is overdue.
 */
const SEED = [
  `INSERT INTO finance.contracts (id, client_name, contract_title, contract_type, payment_frequency, total_value, currency,
     start_date, end_date, instalments, status, signed_at, notes, scheduled_through, created_at, updated_at)
   SELECT gen_random_uuid(), 'Cliente ' || n, 'Curso', 'recurring', 'monthly', 2500000 + n, (ARRAY['USD', 'MXN', 'EUR'])[1 + n % 3],
     current_date - (n * 7919 % 1100), CASE WHEN n % 2 = 0 THEN current_date - (n * 7919 % 1100) + 730 END, 1,
     CASE WHEN n % 10 = 0 THEN 'completed' ELSE 'active' END, now(), repeat('nota ', 20), current_date + 365, now(), now()
   FROM generate_series(1, 40000) n`,
  `INSERT INTO finance.payments (id, contract_id, amount, due_date, status, paid_date)
   SELECT gen_random_uuid(), id, 100000 + n, day, CASE WHEN is_paid THEN 'paid' ELSE 'pending' END, CASE WHEN is_paid THEN day + 2 END
   FROM (SELECT c.id, n, (c.start_date + n * interval '1 month')::date AS day,
     c.start_date + n * interval '1 month' < current_date AND random() < 0.95 AS is_paid
     FROM finance.contracts c, generate_series(0, 24) n) AS every`,
  `INSERT INTO finance.leads (id, name, source, stage, expected_value, currency, notes, next_step, lost_reason, created_at, updated_at)
   SELECT gen_random_uuid(), 'Cliente ' || n, 'Feria',
     (ARRAY['new', 'contacted', 'qualified', 'proposal', 'negotiation', 'closed_won', 'closed_lost'])[1 + n % 7], 100000 + n,
     (ARRAY['USD', 'MXN', 'EUR'])[1 + n % 3], '', '', '', now(), now()
   FROM generate_series(1, 100000) n`,
];

/** What is asked of a book with a million payments. */
export const largeBook = async (stack: PrivateStack, owner: pg.Client): Promise<string> => {
  const [id] = newUserIds(1);
  if (id === undefined) throw new Error('There is nobody who asks.');
  for (const text of SEED) await owner.query(text);
  await owner.query(
    `INSERT INTO finance.account_roles (user_id, version, is_removed, role) VALUES ($1, 1, false, 'admin')`,
    [id],
  );
  await owner.query('VACUUM ANALYZE finance.payments, finance.contracts, finance.leads');
  const [caller] = await callersOf(stack.tokens, [id]);
  if (!caller) throw new Error('There is nobody who asks.');
  const measure = async (procedure: string): Promise<string> =>
    line(procedure, LIMIT_MS, await asked(stack.site, caller, procedure, { count: ASKED, input: () => ({}) }));
  return [await measure('get_money_analytics'), await measure('get_money_charts')].join('\n');
};
