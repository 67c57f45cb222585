import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { StoredPaymentStatus } from '@nivel/contracts/finance/contract-values';
import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { getMoneyHistory } from '@nivel/contracts/finance/get-money-history.operation';
import { getMoneyPayments } from '@nivel/contracts/finance/get-money-payments.operation';
import { getUpcomingPaymentsCalendar } from '@nivel/contracts/finance/get-upcoming-payments-calendar.operation';
import { paymentPaid } from '@nivel/contracts/finance/payment-paid.fact';
import { updatePaymentStatus } from '@nivel/contracts/finance/update-payment-status.operation';
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

/** A contract that is paid immediately, on a day. */
const due = async (start_date_param: string): Promise<string> => {
  const { contract } = await manager.ask(createMoneyContract, {
    ...{ client_name_param: 'Cerro Azul', contract_title_param: 'Curso', total_value_param: 10.5, start_date_param },
  });
  const { data } = await manager.ask(getMoneyPayments, { contract_filter: contract.id });
  return data[0]?.payment_id ?? '';
};
const asked = (payment_id_param: string, status_param: StoredPaymentStatus, more: object = {}) => ({
  ...{ payment_id_param, status_param },
  ...more,
});
const set = async (id: string, status: StoredPaymentStatus, more: object = {}, by = manager) =>
  (await by.ask(updatePaymentStatus, asked(id, status, more))).payment;

describe('a payment', () => {
  it('is paid today unless another day is given, once, however often it is sent', async () => {
    const [id, other] = [await due('2026-12-01'), await due('2026-11-01')];
    const paid = await Promise.all([1, 2, 3].map(() => set(id, 'paid')));
    for (const one of paid) expect(one).toMatchObject({ status: 'paid', paid_date: '2026-11-25', amount: 10.5 });
    expect(await finance.told(paymentPaid, id)).toEqual([
      expect.objectContaining({ paymentId: id, amount: 1_050, paidDate: '2026-11-25' }),
    ]);
    expect(await set(other, 'paid', { paid_date_param: '2026-11-20' })).toMatchObject({ paid_date: '2026-11-20' });
    const late = asked(other, 'paid', { paid_date_param: '2026-11-21' });
    expect(await manager.refusal(updatePaymentStatus, late)).toMatchObject({ code: 'payment_not_pending' });
  });

  it('is pending again only if an administrator gives a reason', async () => {
    const id = await due('2026-12-01');
    await set(id, 'paid');
    const why = { reason_param: 'Cheque devuelto' };
    const refusalOf = (by: Person, more: object) => by.refusal(updatePaymentStatus, asked(id, 'pending', more));
    expect(await refusalOf(manager, why)).toMatchObject({ code: 'forbidden' });
    expect(await refusalOf(admin, {})).toMatchObject({ code: 'payment_undo_needs_reason' });
    expect(await set(id, 'pending', why, admin)).toMatchObject({ status: 'pending', paid_date: null });
    const history = await manager.ask(getMoneyHistory, { entity_param: 'payment', id_param: id });
    expect(history.entries).toMatchObject([
      { actor_id: admin.userId, before: { status: 'paid' }, after: { status: 'pending' }, reason: 'Cheque devuelto' },
      { actor_id: manager.userId, before: { status: 'pending' }, after: { status: 'paid' }, reason: null },
    ]);
  });

  it('that is cancelled is not paid, and one that is not there is not found', async () => {
    const id = await due('2026-12-01');
    expect(await set(id, 'cancelled')).toMatchObject({ status: 'cancelled', paid_date: null });
    expect(await manager.refusal(updatePaymentStatus, asked(id, 'paid'))).toMatchObject({
      code: 'payment_not_pending',
    });
    expect(await manager.refusal(updatePaymentStatus, asked(v7(), 'paid'))).toMatchObject({
      code: 'payment_not_found',
    });
    const overdue = { payment_id_param: id, status_param: 'overdue' };
    expect(await manager.refusal(updatePaymentStatus, overdue)).toMatchObject({ code: 'invalid_input' });
  });

  it('is overdue when its day is over where the book is kept', async () => {
    const id = await due('2026-11-25');
    const statusNow = async () => {
      const { data } = await manager.ask(getUpcomingPaymentsCalendar, {
        ...{ start_date_param: '2026-11-25', end_date_param: '2026-11-25' },
      });
      return data.find((one) => one.payment_id === id)?.status;
    };
    // 18:00 UTC is noon in Mexico City: its day ends at 6:00 UTC.
    finance.clock.pass(11.9 * 3_600);
    expect(await statusNow()).toBe('pending');
    finance.clock.pass(0.2 * 3_600);
    expect(await statusNow()).toBe('overdue');
    const overdue = await manager.ask(getMoneyPayments, { status_filter: 'overdue', page_size: 200 });
    expect(overdue.data.map((one) => one.payment_id)).toContain(id);
    expect(overdue.data.every(({ status }) => status === 'overdue')).toBe(true);
  });
});
