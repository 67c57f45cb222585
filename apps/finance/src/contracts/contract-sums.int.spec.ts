import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { paymentFrequencies } from '@nivel/contracts/finance/contract-values';
import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { getMoneyPayments } from '@nivel/contracts/finance/get-money-payments.operation';
import { decimalOf, minorUnits } from '@nivel/contracts/finance/money';
import { updateMoneyContract } from '@nivel/contracts/finance/update-money-contract.operation';
import { updatePaymentStatus } from '@nivel/contracts/finance/update-payment-status.operation';
import { daysAfter } from '@nivel/contracts/projects/filter/filter-days';
import type { Person } from '@nivel/testing/caller';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';

const CONTRACTS = Number(process.env['CONTRACTS'] ?? 16);
/** The number written at once. */
const LANES = 8;

let finance: FinanceUnderTest;
let manager: Person;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  manager = await finance.somebody('manager');
});
afterAll(() => finance.stop());

const cents = fc.oneof(
  fc.integer({ min: 1_200, max: 10_000_000 }),
  fc.integer({ min: 0, max: 1_200 }),
  // Some years of it do not exceed the maximum of an amount.
  fc.constant(1_000_000_000_000),
);
/** Ends of months, leap days, and any other day around the one that it is. */
const start = fc.oneof(
  fc.constantFrom('2026-08-31', '2026-12-31', '2027-01-30', '2024-02-29', '2028-02-29'),
  fc.integer({ min: -500, max: 500 }).map((offset) => daysAfter('2026-11-25', offset)),
);
const terms = fc
  .record({
    start,
    frequency: fc.option(fc.constantFrom(...paymentFrequencies)),
    length: fc.option(fc.integer({ min: 0, max: 1_500 })),
    instalments: fc.integer({ min: 1, max: 36 }),
  })
  .map(({ start: from, frequency, length, instalments }) => ({
    contract_type: frequency === null ? ('one_off' as const) : ('recurring' as const),
    payment_frequency: frequency,
    start_date: from,
    end_date: frequency === null || length === null ? null : daysAfter(from, length),
    instalments: frequency === null ? instalments : 1,
  }));
const history = fc.record({
  currency: fc.constantFrom(...(['USD', 'MXN', 'EUR', 'GBP'] as const)),
  value: cents,
  terms,
  /** Which of the first payments are paid. */
  paid: fc.array(fc.boolean(), { maxLength: 5 }),
  amended: fc.record({ value: cents, terms: fc.option(terms) }),
});
type History = typeof history extends fc.Arbitrary<infer One> ? One : never;

const make = async ({ currency, value, terms: given }: History): Promise<string> => {
  const { contract } = await manager.ask(createMoneyContract, {
    ...{ client_name_param: 'Cerro Azul', contract_title_param: 'Curso', currency_param: currency },
    total_value_param: decimalOf(value),
    contract_type_param: given.contract_type,
    payment_frequency_param: given.payment_frequency,
    start_date_param: given.start_date,
    end_date_param: given.end_date,
    instalments_param: given.instalments,
  });
  return contract.id;
};

/** Paid and overdue ones stay; a value below it is raised to it. */
const amend = async (contract_id_param: string, { paid, amended }: History): Promise<void> => {
  const { data } = await manager.ask(getMoneyPayments, { contract_filter: contract_id_param, page_size: 200 });
  for (const [at, payment] of data.slice(0, paid.length).entries())
    if (paid[at] === true)
      await manager.ask(updatePaymentStatus, { payment_id_param: payment.id, status_param: 'paid' });
  const staying = data.filter(({ status }, at) => paid[at] === true || status === 'overdue' || status === 'paid');
  const least = staying.reduce((sum, { amount }) => sum + minorUnits(amount), 0);
  const updates_param = { ...amended.terms, total_value: decimalOf(Math.max(amended.value, least)) };
  await manager.ask(updateMoneyContract, { contract_id_param, updates_param });
};

const inLanes = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const left = [...items];
  const lane = async (): Promise<void> => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};

const STEPS = `WITH every (frequency, step, times) AS (VALUES ('weekly', interval '7 days', 52),
  ('biweekly', interval '14 days', 26), ('monthly', interval '1 month', 12), ('quarterly', interval '3 months', 4),
  ('yearly', interval '1 year', 1))`;
/** Contracts whose payments are due on other days than the calendar of the database counts. Payments of 0 are no rows. */
const OTHER_DAYS = `${STEPS} SELECT c.id FROM contracts c
LEFT JOIN every e ON e.frequency = c.payment_frequency
WHERE c.total_value >= 1200 AND (SELECT array_agg(p.due_date ORDER BY p.due_date) FROM payments p WHERE p.contract_id = c.id)
IS DISTINCT FROM (SELECT array_agg((c.start_date + n * coalesce(e.step, interval '1 month'))::date ORDER BY n)
  FROM generate_series(0, 1200) n WHERE CASE WHEN e.step IS NULL THEN n < c.instalments
  ELSE c.start_date + n * e.step <= coalesce(c.end_date, date '2027-11-25') END)`;
/** Contracts whose payments do not add up to their value: all of them, or those of each whole year of an open-ended one. */
const OTHER_SUMS = `${STEPS} SELECT c.id FROM contracts c LEFT JOIN payments p ON p.contract_id = c.id
WHERE c.contract_type = 'one_off' OR c.end_date IS NOT NULL
GROUP BY c.id HAVING coalesce(sum(p.amount) FILTER (WHERE p.status <> 'cancelled'), 0) <> c.total_value`;
const OTHER_YEARS = `${STEPS}, placed AS (SELECT c.id, c.total_value, e.times, p.amount,
  (row_number() OVER (PARTITION BY c.id ORDER BY p.due_date) - 1) / e.times AS year
  FROM contracts c JOIN every e ON e.frequency = c.payment_frequency JOIN payments p ON p.contract_id = c.id
  WHERE c.end_date IS NULL AND c.total_value >= 1200)
SELECT id FROM placed GROUP BY id, total_value, times, year HAVING count(*) = times AND sum(amount) <> total_value`;
const PAID = `SELECT id, amount, due_date, paid_date FROM payments WHERE status = 'paid' ORDER BY id`;

it(`payments of ${CONTRACTS} random contracts fall on the days of the calendar, and add up, also when they are amended`, async () => {
  const histories = fc.sample(history, CONTRACTS);
  const made: [string, History][] = [];
  await inLanes(histories, async (one) => void made.push([await make(one), one]));
  expect(made).toHaveLength(CONTRACTS);
  for (const differences of [OTHER_DAYS, OTHER_SUMS, OTHER_YEARS]) expect(await finance.rows(differences)).toEqual([]);
  await inLanes(made, async ([id, one]) => amend(id, one));
  expect(await finance.rows(OTHER_SUMS)).toEqual([]);
  // Another amendment does not change paid ones.
  const paid = await finance.rows(PAID);
  await inLanes(made, async ([id, one]) => amend(id, { ...one, paid: [] }));
  expect(await finance.rows(PAID)).toEqual(paid);
  expect(await finance.rows(OTHER_SUMS)).toEqual([]);
});
