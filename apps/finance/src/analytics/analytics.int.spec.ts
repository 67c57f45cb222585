import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { paymentFrequencies } from '@nivel/contracts/finance/contract-values';
import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { createMoneyLead } from '@nivel/contracts/finance/create-money-lead.operation';
import { getMoneyAnalytics } from '@nivel/contracts/finance/get-money-analytics.operation';
import { getMoneyPayments } from '@nivel/contracts/finance/get-money-payments.operation';
import { getUpcomingPaymentsCalendar } from '@nivel/contracts/finance/get-upcoming-payments-calendar.operation';
import { leadStages } from '@nivel/contracts/finance/lead-values';
import { updatePaymentStatus } from '@nivel/contracts/finance/update-payment-status.operation';
import type { Person } from '@nivel/testing/caller';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';

let finance: FinanceUnderTest;
let manager: Person;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  manager = await finance.somebody('manager');
});
afterAll(() => finance.stop());

const today = '2026-11-25';
const dayAt = (offset: number) => new Date(Date.parse(today) + offset * 86_400_000).toISOString().slice(0, 10);
const currency = fc.constantFrom(...(['USD', 'MXN'] as const));
const cents = fc.integer({ min: 0, max: 5_000_000 }).map((minor) => minor / 100);
const contract = fc
  .record({
    currency_param: currency,
    total_value_param: cents,
    frequency: fc.option(fc.constantFrom(...paymentFrequencies)),
    start: fc.integer({ min: -400, max: 90 }),
    length: fc.option(fc.integer({ min: 0, max: 500 })),
    status_param: fc.constantFrom(...(['active', 'active', 'active', 'on_hold'] as const)),
  })
  .map(({ frequency, start, length, ...given }) => ({
    ...given,
    ...{ client_name_param: 'Cerro Azul', contract_title_param: 'Curso' },
    contract_type_param: frequency === null ? ('one_off' as const) : ('recurring' as const),
    payment_frequency_param: frequency,
    start_date_param: dayAt(start),
    end_date_param: length === null ? null : dayAt(start + length),
  }));
const lead = fc.record({
  ...{ currency_param: currency, expected_value_param: cents, stage_param: fc.constantFrom(...leadStages) },
  name_param: fc.constant('Cerro Azul'),
});
const book = fc.record({
  contracts: fc.array(contract, { minLength: 4, maxLength: 10 }),
  leads: fc.array(lead, { maxLength: 6 }),
  /** What becomes of payments, one after the other; the rest stays as it is. */
  acts: fc.array(fc.constantFrom(...(['paid', 'cancelled', 'kept'] as const)), { maxLength: 30 }),
});

/** Counts the days of a contract by the calendar of the database, and divides as SQL does. */
const ORACLE = `WITH every (frequency, step, times) AS (VALUES
  ('weekly', interval '7 days', 52), ('biweekly', interval '14 days', 26), ('monthly', interval '1 month', 12),
  ('quarterly', interval '3 months', 4), ('yearly', interval '1 year', 1)),
monthly AS (SELECT c.currency, round(c.total_value::numeric * e.times / (12 * CASE WHEN c.end_date IS NULL THEN e.times
  ELSE (SELECT count(*) FROM generate_series(0, 2000) n WHERE c.start_date + n * e.step <= c.end_date) END)) AS amount
  FROM contracts c JOIN every e ON e.frequency = c.payment_frequency
  WHERE c.status = 'active' AND date '${today}' BETWEEN c.start_date AND coalesce(c.end_date, 'infinity'))
SELECT x.currency,
  (SELECT coalesce(sum(expected_value), 0) / 100.0 FROM leads l WHERE l.currency = x.currency
    AND l.stage NOT LIKE 'closed%')::float8 AS total_leads_value,
  (SELECT coalesce(sum(amount), 0) / 100.0 FROM monthly m WHERE m.currency = x.currency)::float8 AS monthly_recurring_revenue,
  (SELECT count(*) FROM contracts c WHERE c.currency = x.currency AND c.status = 'active')::int AS active_contracts,
  (SELECT coalesce(sum(p.amount), 0) / 100.0 FROM payments p, contracts c WHERE c.id = p.contract_id AND p.status = 'pending'
    AND c.currency = x.currency AND p.due_date - date '${today}' BETWEEN 0 AND 30)::float8 AS upcoming_payments_30_days,
  (SELECT coalesce(sum(p.amount), 0) / 100.0 FROM payments p, contracts c WHERE c.id = p.contract_id AND p.status = 'pending'
    AND c.currency = x.currency AND p.due_date < date '${today}')::float8 AS overdue_payments
FROM (VALUES ('MXN'), ('USD')) AS x (currency)`;

type Book = typeof book extends fc.Arbitrary<infer One> ? One : never;

const write = async ({ contracts, leads, acts }: Book): Promise<void> => {
  for (const table of ['payments', 'contracts', 'leads']) await finance.rows(`DELETE FROM ${table}`);
  for (const one of contracts) await manager.ask(createMoneyContract, one);
  for (const one of leads) await manager.ask(createMoneyLead, one);
  const { data } = await manager.ask(getMoneyPayments, { page_size: 200 });
  for (const [index, act] of acts.entries()) {
    const payment = data[index * 2];
    if (act !== 'kept' && payment)
      await manager.ask(updatePaymentStatus, { payment_id_param: payment.id, status_param: act });
  }
};

it('what the book adds up to is what SQL makes of its rows, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(book, async (given) => {
      await write(given);
      const expected = await finance.rows<{ currency: string }>(ORACLE);
      const { currencies, ...usual } = await manager.ask(getMoneyAnalytics, {});
      const none = { total_leads_value: 0, monthly_recurring_revenue: 0, active_contracts: 0 };
      const nothing = { ...none, upcoming_payments_30_days: 0, overdue_payments: 0 };
      const shown = (code: string) => currencies.find((one) => one.currency === code) ?? { currency: code, ...nothing };
      expect([shown('MXN'), shown('USD')]).toEqual(expected);
      expect(usual).toEqual(expected.find((one) => one.currency === 'USD'));
      const [from, to] = [dayAt(-20), dayAt(40)];
      const { data } = await manager.ask(getUpcomingPaymentsCalendar, { start_date_param: from, end_date_param: to });
      const rows = await finance.rows(
        `SELECT id, (amount / 100.0)::float8 AS amount, due_date::text AS due_date FROM payments
WHERE status <> 'cancelled' AND due_date >= $1::date AND due_date <= $2::date ORDER BY due_date, id`,
        [from, to],
      );
      expect(data.map(({ id, amount, due_date }) => ({ id, amount, due_date }))).toEqual(rows);
    }),
    { numRuns: 8 },
  );
});
