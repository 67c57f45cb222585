import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { createMoneyLead } from '@nivel/contracts/finance/create-money-lead.operation';
import { deleteMoneyContract } from '@nivel/contracts/finance/delete-money-contract.operation';
import { deleteMoneyLead } from '@nivel/contracts/finance/delete-money-lead.operation';
import { getMoneyAnalytics } from '@nivel/contracts/finance/get-money-analytics.operation';
import { getMoneyPayment } from '@nivel/contracts/finance/get-money-payment.operation';
import { getMoneyPayments } from '@nivel/contracts/finance/get-money-payments.operation';
import { purgeBookTrash } from '@nivel/contracts/finance/purge-book-trash.operation';
import { recordPartialPayment } from '@nivel/contracts/finance/record-partial-payment.operation';
import { restoreMoneyContract } from '@nivel/contracts/finance/restore-money-contract.operation';
import { restoreMoneyLead } from '@nivel/contracts/finance/restore-money-lead.operation';
import { rollContracts } from '@nivel/contracts/finance/roll-contracts.operation';
import { updateMoneyContract } from '@nivel/contracts/finance/update-money-contract.operation';
import { updateMoneyLead } from '@nivel/contracts/finance/update-money-lead.operation';
import { updateMoneyPayment } from '@nivel/contracts/finance/update-money-payment.operation';
import { updatePaymentStatus } from '@nivel/contracts/finance/update-payment-status.operation';
import { withdrawPartialPayment } from '@nivel/contracts/finance/withdraw-partial-payment.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Person } from '@nivel/testing/caller';
import { FIGURES_ORACLE } from '../../test/analytics-oracle.ts';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';
import { LEAD_SUMS_ORACLE, SUMS_ORACLE } from '../../test/payment-sums-oracle.ts';

const ROUNDS = Number(process.env['SUM_ROUNDS'] ?? 3);
/** Concurrent acts. */
const AT_ONCE = 8;
const DAY_SECONDS = 86_400;

let finance: FinanceUnderTest;
let admin: Person;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  admin = await finance.somebody('admin');
});
afterAll(() => finance.stop());

const make = async (more: object = {}) => {
  const { contract } = await admin.ask(createMoneyContract, {
    ...{ client_name_param: 'Cerro Azul', contract_title_param: 'Curso', total_value_param: 1_200 },
    ...{ start_date_param: '2026-10-05', contract_type_param: 'recurring', payment_frequency_param: 'monthly' },
    ...more,
  });
  return contract.id;
};
const paymentsOf = async (contract_filter: string) =>
  (await admin.ask(getMoneyPayments, { contract_filter, page_size: 200 })).data;
const differences = () => finance.rows(SUMS_ORACLE);
/** Refusals belong to what people do at once; anything else is a failure. */
const orRefused = async (act: Promise<unknown>): Promise<void> => {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof AppError) || error.definition.kind === 'unavailable') throw error;
  }
};

/** A person's possible changes of a contract and its nth payment. */
const acts = [
  (_: string, id: string) => admin.ask(updatePaymentStatus, { payment_id_param: id, status_param: 'paid' }),
  (_: string, id: string) =>
    admin.ask(updatePaymentStatus, { payment_id_param: id, status_param: 'paid', paid_date_param: '2026-11-03' }),
  (_: string, id: string) => admin.ask(updatePaymentStatus, { payment_id_param: id, status_param: 'cancelled' }),
  (_: string, id: string) =>
    admin.ask(updatePaymentStatus, { payment_id_param: id, status_param: 'pending', reason_param: 'Error' }),
  (_: string, id: string) => admin.ask(recordPartialPayment, { payment_id_param: id, amount_param: 12.34 }),
  (_: string, id: string) =>
    admin.ask(recordPartialPayment, { payment_id_param: id, amount_param: 50, paid_date_param: '2026-11-20' }),
  async (_: string, id: string) => {
    const { parts } = await admin.ask(getMoneyPayment, { payment_id_param: id });
    for (const { id: part } of parts.slice(0, 1))
      await admin.ask(withdrawPartialPayment, { partial_payment_id_param: part, reason_param: 'Rebotó' });
  },
  (_: string, id: string) =>
    admin.ask(updateMoneyPayment, { payment_id_param: id, updates_param: { due_date: '2026-12-24' } }),
  (contract: string) =>
    admin.ask(updateMoneyContract, { contract_id_param: contract, updates_param: { total_value: 2_400.5 } }),
  (contract: string) =>
    admin.ask(updateMoneyContract, { contract_id_param: contract, updates_param: { status: 'on_hold' } }),
  (contract: string) =>
    admin.ask(updateMoneyContract, { contract_id_param: contract, updates_param: { status: 'active' } }),
  (contract: string) =>
    admin.ask(updateMoneyContract, { contract_id_param: contract, updates_param: { status: 'cancelled' } }),
  (contract: string) => admin.ask(deleteMoneyContract, { contract_id_param: contract }),
  (contract: string) => admin.ask(restoreMoneyContract, { contract_id_param: contract }),
  () => make({ currency_param: 'MXN', end_date_param: '2027-03-01' }),
];

describe('the stored sums of payments', () => {
  it(`are those of the rows after ${ROUNDS} rounds of acts on the same contracts at once`, async () => {
    const contracts = await Promise.all([make(), make({ currency_param: 'MXN' }), make({ total_value_param: 99.99 })]);
    for (let round = 0; round < ROUNDS; round += 1) {
      const lanes = Array.from({ length: AT_ONCE }, async (_, lane) => {
        for (const [nth] of acts.entries()) {
          const contract = contracts[(lane + nth + round) % contracts.length] ?? '';
          const payments = await paymentsOf(contract);
          const payment = payments[(lane * 3 + nth + round) % Math.max(1, payments.length)];
          const act = acts[(nth * 7 + lane * 4 + round) % acts.length];
          if (payment && act) await orRefused(act(contract, payment.id));
        }
      });
      await Promise.all(lanes);
      expect(await differences()).toEqual([]);
    }
    for (const contract of contracts) await orRefused(admin.ask(restoreMoneyContract, { contract_id_param: contract }));
    const expected = await finance.rows<{ currency: string }>(FIGURES_ORACLE);
    const { currencies } = await admin.ask(getMoneyAnalytics, {});
    expect(currencies).toEqual(expected);
    const [kinds] = await finance.rows(
      `SELECT array_agg(DISTINCT kind ORDER BY kind) AS kinds FROM payment_sums WHERE count > 0`,
    );
    expect(kinds).toEqual({ kinds: ['cancelled', 'paid', 'part', 'pending'] });
  });

  it('follow a contract into the trash, out of it, and away for good', async () => {
    const [contract, partly] = [await make(), await make()];
    const [payment] = await paymentsOf(partly);
    await admin.ask(recordPartialPayment, { payment_id_param: payment?.id ?? '', amount_param: 1.5 });
    const before = await admin.ask(getMoneyAnalytics, {});
    for (const id of [contract, partly]) await admin.ask(deleteMoneyContract, { contract_id_param: id });
    expect(await differences()).toEqual([]);
    for (const id of [contract, partly]) await admin.ask(restoreMoneyContract, { contract_id_param: id });
    expect(await differences()).toEqual([]);
    expect(await admin.ask(getMoneyAnalytics, {})).toEqual(before);
    await admin.ask(deleteMoneyContract, { contract_id_param: partly });
    await finance.rows(`UPDATE contracts SET deleted_at = '2026-01-01' WHERE id = $1`, [partly]);
    await finance.nobody.ask(purgeBookTrash, {});
    expect(await differences()).toEqual([]);
  });

  it('are right after any change of the rows without the service', async () => {
    const [contract, other] = [await make(), await make({ currency_param: 'EUR' })];
    const [payment] = await paymentsOf(contract);
    await admin.ask(recordPartialPayment, { payment_id_param: payment?.id ?? '', amount_param: 1.5 });
    await finance.rows(`UPDATE contracts SET currency = 'GBP' WHERE id = $1`, [other]);
    expect(await differences()).toEqual([]);
    await finance.rows('DELETE FROM payments WHERE id = $1', [payment?.id]);
    expect(await differences()).toEqual([]);
    await finance.rows('DELETE FROM contracts WHERE id = ANY ($1)', [[contract, other]]);
    expect(await differences()).toEqual([]);
  });

  it('become one row a day again, however often a day changes', async () => {
    const contract = await make({ end_date_param: '2026-10-05' });
    const turns = 700;
    await finance.rows(
      `DO $$ BEGIN FOR n IN 1..${turns} LOOP
  UPDATE payments SET amount = 1000 + n WHERE contract_id = '${contract}'; END LOOP; END $$`,
    );
    const [stored] = await finance.rows<{ count: number }>('SELECT count(*)::int AS count FROM payment_sums');
    expect(stored?.count).toBeLessThan(turns);
    expect(await differences()).toEqual([]);
  });

  it('are overdue by the day of the book', async () => {
    const amount = async () => {
      const { currencies } = await admin.ask(getMoneyAnalytics, {});
      const [one] = currencies.filter(({ currency }) => currency === 'CAD');
      return [one?.upcoming_payments_30_days, one?.overdue_payments];
    };
    const once = { contract_type_param: 'one_off', payment_frequency_param: null, currency_param: 'CAD' };
    await make({ ...once, start_date_param: '2026-11-25', total_value_param: 10.01 });
    expect(await amount()).toEqual([10.01, 0]);
    finance.clock.pass(DAY_SECONDS);
    expect(await amount()).toEqual([0, 10.01]);
    await finance.nobody.ask(rollContracts, {});
    expect(await differences()).toEqual([]);
  });
});

describe('the stored sums of leads', () => {
  it('are those of the rows, after all concurrent changes', async () => {
    const differ = () => finance.rows(LEAD_SUMS_ORACLE);
    const made = await Promise.all(
      [10.01, 20.02, 30.03, 40.04].map((expected_value_param) =>
        admin.ask(createMoneyLead, { name_param: 'Cerro Azul', expected_value_param, currency_param: 'MXN' }),
      ),
    );
    expect(await differ()).toEqual([]);
    const changes = [
      { stage: 'qualified' },
      { expected_value: 99.99 },
      { stage: 'closed_lost', lost_reason: 'Precio' },
      { currency: 'EUR' },
    ] as const;
    await Promise.all(
      made.map(async ({ lead: { id } }, nth) => {
        const lead = { lead_id_param: id };
        for (const [at] of changes.entries()) {
          const updates_param = changes[(at + nth) % changes.length] ?? {};
          await admin.ask(updateMoneyLead, { ...lead, updates_param });
          if (nth % 2 === 0) await admin.ask(deleteMoneyLead, lead);
          if (nth === 2) await admin.ask(restoreMoneyLead, lead);
          if (nth === 0) return;
        }
      }),
    );
    expect(await differ()).toEqual([]);
    await finance.rows(`UPDATE leads SET deleted_at = '2026-01-01' WHERE deleted_at IS NOT NULL`);
    await finance.nobody.ask(purgeBookTrash, {});
    await finance.rows('DELETE FROM leads WHERE id = $1', [made[1]?.lead.id]);
    expect(await differ()).toEqual([]);
  });
});
