import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { getMoneyPayments } from '@nivel/contracts/finance/get-money-payments.operation';
import { paymentDue } from '@nivel/contracts/finance/payment-due.fact';
import { paymentOverdue } from '@nivel/contracts/finance/payment-overdue.fact';
import { paymentReminded } from '@nivel/contracts/finance/payment-reminded.fact';
import { recordPartialPayment } from '@nivel/contracts/finance/record-partial-payment.operation';
import { tellDuePayments } from '@nivel/contracts/finance/tell-due-payments.operation';
import { updateMoneyPayment } from '@nivel/contracts/finance/update-money-payment.operation';
import { updatePaymentStatus } from '@nivel/contracts/finance/update-payment-status.operation';
import type { Person } from '@nivel/testing/caller';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';

let finance: FinanceUnderTest;
let manager: Person;
beforeEach(async () => {
  finance = await FinanceUnderTest.start();
  manager = await finance.somebody('manager');
});
afterEach(() => finance.stop());

/** A payment of 10 on a day, of a contract with a person in charge. */
const due = async (start_date_param: string, userId: string | null = manager.userId): Promise<string> => {
  const { contract } = await manager.ask(createMoneyContract, {
    ...{ client_name_param: 'Cerro Azul', contract_title_param: 'Curso', total_value_param: 10, start_date_param },
  });
  await finance.rows('UPDATE contracts SET assigned_to = $2 WHERE id = $1', [contract.id, userId]);
  const { data } = await manager.ask(getMoneyPayments, { contract_filter: contract.id });
  return data[0]?.id ?? '';
};
const look = async () => (await finance.nobody.ask(tellDuePayments, {})).told;
/** Days of 24 hours pass, and the job runs on each of them, twice and as two at once. */
const pass = async (days: number): Promise<void> => {
  for (let day = 0; day < days; day += 1) {
    finance.clock.pass(86_400);
    await Promise.all([look(), look()]);
    expect(await look()).toBe(0);
  }
};
const remindedOf = async (id: string) =>
  (await finance.told(paymentReminded, id)).map(({ daysLeft, userId }) => [daysLeft, userId]);

describe('notices of payments', () => {
  it('is that they are due and overdue, once each, and that a person is reminded on each of the five days', async () => {
    const [id, nobodys] = [await due('2026-12-05'), await due('2026-12-05', null)];
    expect(await look()).toBe(0);
    await pass(10);
    const told = { paymentId: id, openAmount: 1_000, currency: 'USD', dueDate: '2026-12-05', clientName: 'Cerro Azul' };
    expect(await finance.told(paymentDue, id)).toEqual([expect.objectContaining(told)]);
    expect(await finance.told(paymentOverdue, id)).toEqual([]);
    await pass(20);
    for (const fact of [paymentDue, paymentOverdue])
      for (const one of [id, nobodys]) expect(await finance.told(fact, one)).toHaveLength(1);
    expect(await remindedOf(id)).toEqual([7, 1, -1, -7, -14].map((daysLeft) => [daysLeft, manager.userId]));
    expect(await remindedOf(nobodys)).toEqual([]);
  });

  it('cover only recently missed ones after a pause, and the facts', async () => {
    const id = await due('2026-12-01');
    finance.clock.pass(8 * 86_400);
    await look();
    expect(await finance.told(paymentDue, id)).toHaveLength(1);
    expect(await finance.told(paymentOverdue, id)).toHaveLength(1);
    expect(await remindedOf(id)).toEqual([[-2, manager.userId]]);
  });

  it('are not sent for paid payments, and state the open amount of partly paid ones', async () => {
    const [paid, partly] = [await due('2026-11-26'), await due('2026-11-26')];
    await manager.ask(updatePaymentStatus, { payment_id_param: paid, status_param: 'paid' });
    await manager.ask(recordPartialPayment, { payment_id_param: partly, amount_param: 4 });
    await pass(2);
    expect(await finance.told(paymentDue, paid)).toEqual([]);
    expect(await remindedOf(paid)).toEqual([]);
    expect(await finance.told(paymentDue, partly)).toMatchObject([{ openAmount: 600 }]);
  });

  it('is for people in the morning of the book, and for those who keep it only', async () => {
    const former = await finance.somebody('manager');
    const [mine, theirs] = [await due('2026-12-03'), await due('2026-12-03', former.userId)];
    await finance.setRole(former.userId, 'user');
    // 18:00 UTC is noon in Mexico City: 13 hours later it is 1:00 of 26 November there, 7 days before.
    finance.clock.pass(13 * 3_600);
    expect(await look()).toBe(0);
    finance.clock.pass(8 * 3_600);
    expect(await look()).toBe(1);
    expect(await remindedOf(mine)).toEqual([[7, manager.userId]]);
    expect(await remindedOf(theirs)).toEqual([]);
  });

  it('are about the new day of a moved payment, with the facts still once', async () => {
    const id = await due('2026-11-25');
    await look();
    const to = { payment_id_param: id, updates_param: { due_date: '2026-11-27' } };
    await manager.ask(updateMoneyPayment, to);
    await pass(3);
    expect(await finance.told(paymentDue, id)).toHaveLength(1);
    expect(await finance.told(paymentOverdue, id)).toHaveLength(1);
    expect((await remindedOf(id)).map(([days]) => days)).toEqual([0, 1, -1]);
  });
});
