import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { paymentFrequencies } from '@nivel/contracts/finance/contract-values';
import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { createMoneyLead } from '@nivel/contracts/finance/create-money-lead.operation';
import { getMoneyAnalytics } from '@nivel/contracts/finance/get-money-analytics.operation';
import { getMoneyPayments } from '@nivel/contracts/finance/get-money-payments.operation';
import { getUpcomingPaymentsCalendar } from '@nivel/contracts/finance/get-upcoming-payments-calendar.operation';
import { leadStages } from '@nivel/contracts/finance/values/lead-values';
import { updatePaymentStatus } from '@nivel/contracts/finance/update-payment-status.operation';
import type { Person } from '@nivel/testing/caller';
import { FIGURES_ORACLE, oracleDay } from '../../test/analytics-oracle.ts';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';

let finance: FinanceUnderTest;
let manager: Person;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  manager = await finance.somebody('manager');
});
afterAll(() => finance.stop());

const dayAt = (offset: number) => new Date(Date.parse(oracleDay) + offset * 86_400_000).toISOString().slice(0, 10);
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
  /** The changes of payments, one after the other; the rest stays unchanged. */
  acts: fc.array(fc.constantFrom(...(['paid', 'cancelled', 'kept'] as const)), { maxLength: 30 }),
});

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

it('the totals of the book are those that SQL computes from its rows, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(book, async (given) => {
      await write(given);
      const expected = await finance.rows<{ currency: string }>(FIGURES_ORACLE);
      const { currencies, ...usual } = await manager.ask(getMoneyAnalytics, {});
      const none = { total_leads_value: 0, weighted_leads_value: 0, monthly_recurring_revenue: 0, active_contracts: 0 };
      const nothing = { ...none, upcoming_payments_30_days: 0, overdue_payments: 0 };
      const shown = (code: string) => currencies.find((one) => one.currency === code) ?? { currency: code, ...nothing };
      expect([shown('MXN'), shown('USD')]).toEqual(expected);
      const hidden = { total_employee_equity: null, equity_projects: null, equity_mean_percent: null };
      expect(usual).toEqual({ ...expected.find((one) => one.currency === 'USD'), ...hidden });
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

it('shows administrators what projects have given away of themselves, and managers nothing of it', async () => {
  const admin = await finance.somebody('admin');
  const share = async (projectId: string, basisPoints: number, status: string): Promise<unknown> =>
    finance.rows(
      `INSERT INTO equity_assignments (id, employee_id, project_id, project_name, basis_points, assigned_on, payout_schedule,
  status, ended_on, end_reason, created_at, updated_at)
SELECT gen_random_uuid(), gen_random_uuid(), $1, 'Sitio', $2, '2026-01-01', 'monthly', $3,
  CASE WHEN $3 = 'active' THEN NULL ELSE date '2026-02-01' END, '', now(), now()`,
      [projectId, basisPoints, status],
    );
  expect(await admin.ask(getMoneyAnalytics, {})).toMatchObject({
    ...{ total_employee_equity: 0, equity_projects: 0, equity_mean_percent: 0 },
  });
  const [one, other, third] = [v7(), v7(), v7()];
  await share(one, 1_250, 'active');
  await share(one, 500, 'active');
  await share(one, 4_000, 'cancelled');
  await share(other, 2, 'active');
  await share(third, 9_000, 'completed');
  expect(await admin.ask(getMoneyAnalytics, {})).toMatchObject({
    ...{ total_employee_equity: 17.52, equity_projects: 2, equity_mean_percent: 8.76 },
  });
  expect(await manager.ask(getMoneyAnalytics, {})).toMatchObject({
    ...{ total_employee_equity: null, equity_projects: null, equity_mean_percent: null },
  });
});
