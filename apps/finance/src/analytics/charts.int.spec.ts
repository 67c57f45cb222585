import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  contractStatuses,
  paymentFrequencies,
  settablePaymentStatuses,
} from '@nivel/contracts/finance/contract-values';
import { getMoneyAnalytics } from '@nivel/contracts/finance/get-money-analytics.operation';
import { getMoneyCharts } from '@nivel/contracts/finance/get-money-charts.operation';
import { leadStages } from '@nivel/contracts/finance/values/lead-values';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { Person } from '@nivel/testing/caller';
import { CHARTS_ORACLE, FIGURES_ORACLE, oracleDay } from '../../test/analytics-oracle.ts';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';

/** The smallest books that have something in every kind of group; the soak has more and larger ones. */
const BOOKS = Number(process.env['BOOKS'] ?? 4);
const ROWS = Number(process.env['ROWS'] ?? 60);

let finance: FinanceUnderTest;
let manager: Person;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  manager = await finance.somebody('manager');
});
afterAll(() => finance.stop());

const dayAt = (offset: number) => new Date(Date.parse(oracleDay) + offset * 86_400_000).toISOString().slice(0, 10);
const day = (least: number, most: number) => fc.integer({ min: least, max: most }).map(dayAt);
const amount = fc.integer({ min: 1, max: 10_000_000_000_000 });
const currency = fc.constantFrom('USD', 'MXN');
const deletedAt = fc.constantFrom(null, null, null, '2026-11-01');
const contract = fc.record({
  ...{ id: fc.uuid(), currency, deleted_at: deletedAt, total_value: amount, start_date: day(-900, 60) },
  frequency: fc.option(fc.constantFrom(...paymentFrequencies)),
  days: fc.option(fc.integer({ min: 0, max: 1_500 })),
  status: fc.constantFrom(...contractStatuses),
});
/** Days on both sides of the first and the last month, and of each age. */
const payment = fc.record({
  ...{ id: fc.uuid(), contract: fc.nat(), amount, due_date: day(-420, 800), paid_date: day(-420, 5) },
  status: fc.constantFrom(...settablePaymentStatuses),
  /** The part of it that was received, in hundredths of its amount; the day; and whether it was reversed. */
  part: fc.option(
    fc.record({ hundredths: fc.integer({ min: 1, max: 100 }), day: day(-420, 5), is_withdrawn: fc.boolean() }),
  ),
});
const lead = fc.record({
  ...{ id: fc.uuid(), currency, deleted_at: deletedAt, expected_value: amount },
  stage: fc.constantFrom(...leadStages),
});
const book = fc.record({
  contracts: fc.array(contract, { minLength: ROWS / 10, maxLength: ROWS / 10 }),
  payments: fc.array(payment, { minLength: (ROWS * 8) / 10, maxLength: (ROWS * 8) / 10 }),
  leads: fc.array(lead, { minLength: ROWS / 10, maxLength: ROWS / 10 }),
});
type Book = typeof book extends fc.Arbitrary<infer One> ? One : never;

const write = async ({ contracts, payments, leads }: Book): Promise<void> => {
  for (const table of ['payments', 'contracts', 'leads']) await finance.rows(`DELETE FROM ${table}`);
  await finance.rows(
    `INSERT INTO contracts (id, client_name, contract_title, contract_type, payment_frequency, total_value, currency, start_date,
  end_date, instalments, status, notes, scheduled_through, created_at, updated_at, deleted_at)
SELECT id, 'Cerro Azul', 'Curso', CASE WHEN frequency IS NULL THEN 'one_off' ELSE 'recurring' END, frequency, total_value,
  currency, start_date, start_date + days, 1, status, '', '2027-11-25', now(), now(), deleted_at
FROM jsonb_to_recordset($1) AS r (id uuid, frequency text, total_value bigint, currency text, start_date date, days int,
  status text, deleted_at timestamptz)`,
    [JSON.stringify(contracts)],
  );
  const paid = payments.map(({ contract: at, part, ...one }) => {
    const part_amount = part && Math.max(1, Math.floor((one.amount / 100) * part.hundredths));
    const received = part?.is_withdrawn === false ? part_amount : 0;
    return {
      ...one,
      received,
      part_amount,
      part_day: part?.day,
      ...part,
      contract_id: contracts[at % contracts.length]?.id,
    };
  });
  await finance.rows(
    `INSERT INTO payments (id, contract_id, amount, received, due_date, status, paid_date)
SELECT id, contract_id, amount, received, due_date, status, CASE WHEN status = 'paid' THEN paid_date END
FROM jsonb_to_recordset($1) AS r (id uuid, contract_id uuid, amount bigint, received bigint, due_date date, status text, paid_date date)`,
    [JSON.stringify(paid)],
  );
  await finance.rows(
    `INSERT INTO partial_payments (id, payment_id, amount, paid_on, note, created_at, withdrawn_at)
SELECT gen_random_uuid(), id, part_amount, part_day, '', now(), CASE WHEN is_withdrawn THEN now() END
FROM jsonb_to_recordset($1) AS r (id uuid, part_amount bigint, part_day date, is_withdrawn boolean) WHERE part_amount IS NOT NULL`,
    [JSON.stringify(paid)],
  );
  await finance.rows(
    `INSERT INTO leads (id, name, source, stage, expected_value, currency, notes, next_step, lost_reason, created_at, updated_at,
  deleted_at)
SELECT id, 'Cerro Azul', '', stage, expected_value, currency, '', '', '', now(), now(), deleted_at
FROM jsonb_to_recordset($1) AS r (id uuid, stage text, expected_value bigint, currency text, deleted_at timestamptz)`,
    [JSON.stringify(leads)],
  );
};

type Series = OutputOf<typeof getMoneyCharts>['currencies'][number];

const rowsOf = ({ months, funnel, ageing }: Series) => [
  ...months.map(({ month, paid }) => ({ what: `paid ${month}`, count: 0, amount: paid })),
  ...months.map(({ month, expected }) => ({ what: `expected ${month}`, count: 0, amount: expected })),
  ...funnel.map(({ stage, count, expected_value: value }) => ({ what: `stage ${stage}`, count, amount: value })),
  ...ageing.map(({ from_days: from, to_days: to, count, amount: sum }) => ({
    ...{ what: `age ${from}-${to ?? 1_000_000}`, count, amount: sum },
  })),
];

const inOrder = (rows: readonly { readonly what: string }[]) => rows.toSorted((a, b) => (a.what < b.what ? -1 : 1));

it('figures and charts are what SQL makes of the rows of random books, to the cent', async () => {
  await fc.assert(
    fc.asyncProperty(book, async (given) => {
      await write(given);
      const [charts, figures] = [await manager.ask(getMoneyCharts, {}), await manager.ask(getMoneyAnalytics, {})];
      expect(charts.today).toBe(oracleDay);
      expect(charts.currencies.map((one) => one.currency)).toEqual(
        [...new Set(charts.currencies.map((one) => one.currency))].toSorted(),
      );
      for (const series of charts.currencies)
        expect(inOrder(rowsOf(series))).toEqual(inOrder(await finance.rows(CHARTS_ORACLE, [series.currency])));
      const expected = await finance.rows<{ currency: string }>(FIGURES_ORACLE);
      for (const one of figures.currencies) expect(one).toEqual(expected.find((row) => row.currency === one.currency));
      expect(figures.currencies.length).toBeGreaterThan(0);
    }),
    { numRuns: BOOKS, endOnFailure: true },
  );
});

it('has no currency in an empty book', async () => {
  await write({ contracts: [], payments: [], leads: [] });
  expect(await manager.ask(getMoneyCharts, {})).toEqual({ today: oracleDay, currencies: [] });
});
