import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { compareBookSums } from '@nivel/contracts/finance/compare-book-sums.operation';
import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { createMoneyLead } from '@nivel/contracts/finance/create-money-lead.operation';
import { getMoneyAnalytics } from '@nivel/contracts/finance/get-money-analytics.operation';
import type { Person } from '@nivel/testing/caller';
import { register } from 'prom-client';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';
import { LEAD_SUMS_ORACLE, SUMS_ORACLE } from '../../test/payment-sums-oracle.ts';

const DAY_SECONDS = 86_400;

let finance: FinanceUnderTest;
let admin: Person;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  admin = await finance.somebody('admin');
  await admin.ask(createMoneyContract, {
    ...{ client_name_param: 'Cerro Azul', contract_title_param: 'Curso', total_value_param: 1_200 },
    ...{ start_date_param: '2026-10-05', instalments_param: 3 },
  });
  await admin.ask(createMoneyLead, { name_param: 'Mar', expected_value_param: 10.01, currency_param: 'MXN' });
});
afterAll(() => finance.stop());
beforeEach(() => {
  finance.clock.pass(DAY_SECONDS);
});

const compare = () => finance.nobody.ask(compareBookSums, {});
const differences = async () => [...(await finance.rows(SUMS_ORACLE)), ...(await finance.rows(LEAD_SUMS_ORACLE))];
const reported = async () => {
  const metric = await register.getSingleMetric('nivel_finance_sum_repairs_total')?.get();
  return Object.fromEntries((metric?.values ?? []).map(({ labels, value }) => [String(labels['of']), value]));
};
/** What a bug or a manual repair would leave: too much, too little, and sums without rows. */
const drift = async (): Promise<void> => {
  await finance.rows(
    `UPDATE payment_sums SET amount = amount + 5 WHERE id = (SELECT min(id) FROM payment_sums WHERE kind = 'pending')`,
  );
  await finance.rows(
    `INSERT INTO payment_sums (currency, kind, day, count, amount) VALUES ('EUR', 'paid', '2026-01-01', 2, 700)`,
  );
  await finance.rows('DELETE FROM lead_sums');
};

it('changes nothing where the sums are those of the rows', async () => {
  expect(await compare()).toEqual({ repaired: 0, has_more: false });
  expect(await differences()).toEqual([]);
});

it('repairs differences and counts them, once a night, also with concurrent calls', async () => {
  const before = await admin.ask(getMoneyAnalytics, {});
  await drift();
  expect(await differences()).not.toEqual([]);
  const answers = await Promise.all([1, 2, 3].map(compare));
  expect(answers.map(({ repaired }) => repaired).toSorted()).toEqual([0, 0, 3]);
  expect(await differences()).toEqual([]);
  expect(await admin.ask(getMoneyAnalytics, {})).toEqual(before);
  expect(await reported()).toEqual({ payments: 2, leads: 1 });
  expect(await finance.rows('SELECT repaired FROM sum_comparisons ORDER BY night DESC LIMIT 1')).toEqual([
    { repaired: 3 },
  ]);
});

it('waits for the next night', async () => {
  await compare();
  await drift();
  expect(await compare()).toEqual({ repaired: 0, has_more: false });
  finance.clock.pass(DAY_SECONDS);
  expect(await compare()).toEqual({ repaired: 3, has_more: false });
  expect(await differences()).toEqual([]);
});

it('is not for people', async () => {
  expect(await admin.refusal(compareBookSums, {})).toMatchObject({ code: 'forbidden' });
});
