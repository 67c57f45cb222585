import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { getMoneyAnalytics } from '@nivel/contracts/finance/get-money-analytics.operation';
import { getMoneyHistory } from '@nivel/contracts/finance/get-money-history.operation';
import { getMoneyPayment } from '@nivel/contracts/finance/get-money-payment.operation';
import { getMoneyPayments } from '@nivel/contracts/finance/get-money-payments.operation';
import { paymentPaid } from '@nivel/contracts/finance/payment-paid.fact';
import { recordPartialPayment } from '@nivel/contracts/finance/record-partial-payment.operation';
import { updateMoneyContract } from '@nivel/contracts/finance/update-money-contract.operation';
import { updatePaymentStatus } from '@nivel/contracts/finance/update-payment-status.operation';
import { withdrawPartialPayment } from '@nivel/contracts/finance/withdraw-partial-payment.operation';
import type { Person } from '@nivel/testing/caller';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';

let finance: FinanceUnderTest;
let admin: Person;
let manager: Person;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  admin = await finance.somebody('admin');
  manager = await finance.somebody('manager');
});
afterAll(() => finance.stop());

/** A payment of 100 due on a day. */
const due = async (start_date_param = '2026-12-10') => {
  const { contract } = await manager.ask(createMoneyContract, {
    ...{ client_name_param: 'Cerro Azul', contract_title_param: 'Curso', total_value_param: 100, start_date_param },
  });
  const { data } = await manager.ask(getMoneyPayments, { contract_filter: contract.id });
  return { id: data[0]?.id ?? '', contractId: contract.id };
};
const part = (id: string, amount_param: number, more: object = {}) => ({
  ...{ payment_id_param: id, amount_param, partial_payment_id_param: v7() },
  ...more,
});
const record = async (id: string, amount: number, more: object = {}) =>
  (await manager.ask(recordPartialPayment, part(id, amount, more))).payment;
const partsOf = async (id: string) => (await manager.ask(getMoneyPayment, { payment_id_param: id })).parts;

describe('partial payments', () => {
  it('reduce the open amount, and pay the payment with the last of them, on its day', async () => {
    const { id } = await due();
    expect(await record(id, 40.25, { paid_date_param: '2026-11-20', note_param: 'Efectivo' })).toMatchObject({
      ...{ status: 'pending', paid_date: null, amount: 100, received_amount: 40.25, open_amount: 59.75 },
    });
    expect(await manager.refusal(recordPartialPayment, part(id, 59.76))).toMatchObject({
      code: 'partial_payment_above_open',
      details: { open_amount: 59.75 },
    });
    expect(await manager.refusal(recordPartialPayment, part(id, 0))).toMatchObject({ code: 'invalid_input' });
    expect(await record(id, 59.75)).toMatchObject({ status: 'paid', paid_date: '2026-11-25', open_amount: 0 });
    expect(await manager.refusal(recordPartialPayment, part(id, 1))).toMatchObject({ code: 'payment_not_pending' });
    expect(await finance.told(paymentPaid, id)).toEqual([
      expect.objectContaining({ paymentId: id, amount: 10_000, paidDate: '2026-11-25' }),
    ]);
    expect(await partsOf(id)).toMatchObject([
      { amount: 40.25, paid_date: '2026-11-20', note: 'Efectivo' },
      { amount: 59.75, paid_date: '2026-11-25', note: '' },
    ]);
  });

  it('are recorded once, however often they are sent, and another one needs another id', async () => {
    const { id } = await due();
    const input = part(id, 30);
    const sent = await Promise.all([1, 2, 3].map(() => manager.ask(recordPartialPayment, input)));
    for (const { payment } of sent) expect(payment).toMatchObject({ received_amount: 30 });
    const other = { ...input, amount_param: 31 };
    expect(await manager.refusal(recordPartialPayment, other)).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('are reversed by an administrator with a reason, and their payment is pending again', async () => {
    const { id } = await due();
    await record(id, 60);
    await record(id, 40);
    const [first] = await partsOf(id);
    const back = { partial_payment_id_param: first?.id ?? '', reason_param: 'Cheque devuelto' };
    expect(await manager.refusal(withdrawPartialPayment, back)).toMatchObject({ code: 'forbidden' });
    expect(await admin.refusal(withdrawPartialPayment, { ...back, reason_param: ' ' })).toMatchObject({
      code: 'invalid_input',
    });
    const undo = { payment_id_param: id, status_param: 'pending' as const, reason_param: 'Error' };
    expect(await admin.refusal(updatePaymentStatus, undo)).toMatchObject({ code: 'payment_paid_in_parts' });
    for (const _ of [1, 2])
      expect((await admin.ask(withdrawPartialPayment, back)).payment).toMatchObject({
        ...{ status: 'pending', paid_date: null, received_amount: 40, open_amount: 60 },
      });
    const { entries } = await manager.ask(getMoneyHistory, { entity_param: 'payment', id_param: id });
    expect(entries).toMatchObject([
      {
        ...{ act: 'part-withdrawn', actor_id: admin.userId, reason: 'Cheque devuelto' },
        before: { status: 'paid', received_amount: 10_000, part_amount: null },
        after: { status: 'pending', received_amount: 4_000, part_amount: 6_000 },
      },
      { act: 'part-received', before: { status: 'pending' }, after: { status: 'paid', part_amount: 4_000 } },
      { act: 'part-received', before: { received_amount: 0 }, after: { received_amount: 6_000 } },
    ]);
    const unknown = { ...back, partial_payment_id_param: v7() };
    expect(await admin.refusal(withdrawPartialPayment, unknown)).toMatchObject({ code: 'partial_payment_not_found' });
  });

  it('stay with a payment that is marked as paid, which becomes pending before one is reversed', async () => {
    const { id } = await due();
    await record(id, 60);
    await manager.ask(updatePaymentStatus, { payment_id_param: id, status_param: 'paid' });
    const [first] = await partsOf(id);
    const back = { partial_payment_id_param: first?.id ?? '', reason_param: 'Rebotó' };
    expect(await admin.refusal(withdrawPartialPayment, back)).toMatchObject({ code: 'payment_not_pending' });
    const undo = { payment_id_param: id, status_param: 'pending' as const, reason_param: 'Error' };
    expect((await admin.ask(updatePaymentStatus, undo)).payment).toMatchObject({
      received_amount: 60,
      open_amount: 40,
    });
    expect((await admin.ask(withdrawPartialPayment, back)).payment).toMatchObject({ received_amount: 0 });
  });

  it('do not count in totals of upcoming or overdue amounts', async () => {
    const figures = async () => {
      const { upcoming_payments_30_days: upcoming, overdue_payments: overdue } = await manager.ask(
        getMoneyAnalytics,
        {},
      );
      return { upcoming, overdue };
    };
    const [next, late] = [await due('2026-12-20'), await due('2026-11-01')];
    const before = await figures();
    await record(next.id, 12.5);
    await record(late.id, 20);
    expect(await figures()).toEqual({ upcoming: before.upcoming - 12.5, overdue: before.overdue - 20 });
  });

  it('keep their payment where the terms of the contract change, and leave with it where it is cancelled', async () => {
    const { id, contractId } = await due();
    await record(id, 60);
    const change = async (updates_param: object) =>
      manager.ask(updateMoneyContract, { contract_id_param: contractId, updates_param });
    await change({ total_value: 150 });
    const { data } = await manager.ask(getMoneyPayments, { contract_filter: contractId });
    expect(data.map(({ amount, open_amount }) => ({ amount, open_amount }))).toEqual([
      { amount: 50, open_amount: 50 },
      { amount: 100, open_amount: 40 },
    ]);
    await change({ status: 'cancelled' });
    const { data: cancelled } = await manager.ask(getMoneyPayments, { contract_filter: contractId });
    expect(cancelled.map(({ status, open_amount }) => [status, open_amount])).toEqual([
      ['cancelled', 0],
      ['cancelled', 0],
    ]);
    expect(await partsOf(id)).toHaveLength(1);
  });
});
