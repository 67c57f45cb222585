import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { getMoneyHistory } from '@nivel/contracts/finance/get-money-history.operation';
import { getMoneyPayment } from '@nivel/contracts/finance/get-money-payment.operation';
import { getMoneyPayments } from '@nivel/contracts/finance/get-money-payments.operation';
import { updateMoneyContract } from '@nivel/contracts/finance/update-money-contract.operation';
import { updateMoneyPayment } from '@nivel/contracts/finance/update-money-payment.operation';
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

const contractOf = async (more: object) => {
  const { contract } = await manager.ask(createMoneyContract, {
    ...{ client_name_param: 'Cerro Azul', contract_title_param: 'Curso', total_value_param: 120 },
    ...{ start_date_param: '2026-12-01' },
    ...more,
  });
  return contract.id;
};
const paymentsOf = async (contract_filter: string, more: object = {}) =>
  (await manager.ask(getMoneyPayments, { contract_filter, ...more })).data;
const due = async (start_date_param: string) => (await paymentsOf(await contractOf({ start_date_param })))[0]?.id ?? '';
const to = (id: string, due_date: string) => ({ payment_id_param: id, updates_param: { due_date } });

describe('the day on which a payment is due', () => {
  it('is another one that is not over, with the trail of it', async () => {
    const id = await due('2026-12-01');
    expect((await manager.ask(updateMoneyPayment, to(id, '2026-11-25'))).payment.due_date).toBe('2026-11-25');
    for (const _ of [1, 2])
      expect((await manager.ask(updateMoneyPayment, to(id, '2026-12-05'))).payment.due_date).toBe('2026-12-05');
    expect(await manager.refusal(updateMoneyPayment, to(id, '2026-11-24'))).toMatchObject({ code: 'payment_day_over' });
    expect(await manager.refusal(updateMoneyPayment, to(v7(), '2026-12-05'))).toMatchObject({
      code: 'payment_not_found',
    });
    const { entries } = await manager.ask(getMoneyHistory, { entity_param: 'payment', id_param: id });
    expect(entries).toMatchObject([
      { act: 'changed', before: { due_date: '2026-11-25' }, after: { due_date: '2026-12-05' } },
      { act: 'changed', before: { due_date: '2026-12-01' }, after: { due_date: '2026-11-25' } },
    ]);
  });

  it('stays where the payment is paid, cancelled or overdue', async () => {
    const [paid, cancelled, overdue] = [await due('2026-12-01'), await due('2026-12-01'), await due('2026-11-01')];
    await manager.ask(updatePaymentStatus, { payment_id_param: paid, status_param: 'paid' });
    await manager.ask(updatePaymentStatus, { payment_id_param: cancelled, status_param: 'cancelled' });
    for (const id of [paid, cancelled, overdue])
      expect(await manager.refusal(updateMoneyPayment, to(id, '2026-12-05'))).toMatchObject({
        code: 'payment_not_pending',
      });
  });

  it('of one that was moved and paid is not added a second time if the terms change', async () => {
    const monthly = { contract_type_param: 'recurring', payment_frequency_param: 'monthly' };
    const contract = await contractOf({ ...monthly, total_value_param: 1_200 });
    const [first] = await paymentsOf(contract);
    const id = first?.id ?? '';
    await manager.ask(updateMoneyPayment, to(id, '2026-11-26'));
    await manager.ask(updatePaymentStatus, { payment_id_param: id, status_param: 'paid' });
    await manager.ask(updateMoneyContract, { contract_id_param: contract, updates_param: { total_value: 2_400 } });
    const shown = (await paymentsOf(contract)).slice(0, 2).map(({ due_date, amount }) => [due_date, amount]);
    expect(shown).toEqual([
      ['2026-11-26', 100],
      ['2027-01-01', 200],
    ]);
  });
});

describe('payments', () => {
  it('are searched and sorted, and one is read whole', async () => {
    const [one, other] = [
      await contractOf({ client_name_param: 'Árbol Viejo', total_value_param: 10 }),
      await contractOf({ client_name_param: 'Zorro Viejo', total_value_param: 20, start_date_param: '2026-11-30' }),
    ];
    const found = async (more: object) => {
      const { data, total_count } = await manager.ask(getMoneyPayments, { search: 'viejo', ...more });
      return { clients: data.map(({ contract_id }) => (contract_id === one ? 'árbol' : 'zorro')), total_count };
    };
    expect(await found({})).toEqual({ clients: ['zorro', 'árbol'], total_count: 2 });
    expect(await found({ sort: 'client_name' })).toMatchObject({ clients: ['árbol', 'zorro'] });
    expect(await found({ sort: 'amount', descending: true })).toMatchObject({ clients: ['zorro', 'árbol'] });
    expect(await found({ search: 'arbol curso' })).toEqual({ clients: ['árbol'], total_count: 1 });
    const [payment] = await paymentsOf(other);
    const whole = await manager.ask(getMoneyPayment, { payment_id_param: payment?.id ?? '' });
    expect(whole).toEqual({ payment, parts: [], today: '2026-11-25' });
    expect(await manager.refusal(getMoneyPayment, { payment_id_param: v7() })).toMatchObject({
      code: 'payment_not_found',
    });
  });
});
