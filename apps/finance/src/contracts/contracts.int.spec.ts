import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { bookChanged } from '@nivel/contracts/finance/book-changed.fact';
import { contractSigned } from '@nivel/contracts/finance/contract-signed.fact';
import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { deleteMoneyContract } from '@nivel/contracts/finance/delete-money-contract.operation';
import { getMoneyContracts } from '@nivel/contracts/finance/get-money-contracts.operation';
import { getMoneyHistory } from '@nivel/contracts/finance/get-money-history.operation';
import { getMoneyPayments } from '@nivel/contracts/finance/get-money-payments.operation';
import { purgeBookTrash } from '@nivel/contracts/finance/purge-book-trash.operation';
import { restoreMoneyContract } from '@nivel/contracts/finance/restore-money-contract.operation';
import { rollContracts } from '@nivel/contracts/finance/roll-contracts.operation';
import { updateMoneyContract } from '@nivel/contracts/finance/update-money-contract.operation';
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

/** Three payments: one that is overdue on 25 November, and two to come. */
const monthly = {
  client_name_param: 'Cerro Azul',
  contract_title_param: 'Curso',
  total_value_param: 100,
  contract_type_param: 'recurring',
  payment_frequency_param: 'monthly',
  start_date_param: '2026-10-31',
  end_date_param: '2026-12-31',
} as const;
const made = async (given: object = {}) => (await manager.ask(createMoneyContract, { ...monthly, ...given })).contract;
const change = async (id: string, updates_param: object) =>
  (await manager.ask(updateMoneyContract, { contract_id_param: id, updates_param })).contract;
const paymentsOf = async (id: string) =>
  (await manager.ask(getMoneyPayments, { contract_filter: id, page_size: 200 })).data;
const inShort = async (id: string) =>
  (await paymentsOf(id)).map(({ due_date: day, amount, status }) => [day, amount, status]);
const actsOf = async (id: string) =>
  (await manager.ask(getMoneyHistory, { entity_param: 'contract', id_param: id })).entries.map(({ act }) => act);

describe('a contract', () => {
  it('is created with its payments, and published as signed', async () => {
    const contract = await made();
    expect(contract).toMatchObject({ client_name: 'Cerro Azul', total_value: 100, status: 'active', is_draft: false });
    expect(await inShort(contract.id)).toEqual([
      ['2026-10-31', 33.33, 'overdue'],
      ['2026-11-30', 33.33, 'pending'],
      ['2026-12-31', 33.34, 'pending'],
    ]);
    expect(await finance.told(contractSigned, contract.id)).toEqual([
      expect.objectContaining({ contractId: contract.id, totalValue: 10_000, currency: 'USD' }),
    ]);
    expect(await finance.told(bookChanged, contract.id)).toHaveLength(1);
    const { data, total_count: count } = await manager.ask(getMoneyContracts, { page_size: 1 });
    expect(data).toEqual([contract]);
    expect(count).toBeGreaterThan(0);
  });

  it('is made once, however often it is sent, and never of something else', async () => {
    const contract_id_param = v7();
    await Promise.all([1, 2, 3].map(() => made({ contract_id_param })));
    expect(await paymentsOf(contract_id_param)).toHaveLength(3);
    const other = { ...monthly, contract_id_param, total_value_param: 101 };
    expect(await manager.refusal(createMoneyContract, other)).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it.each([
    [{ client_name_param: ' ' }, 'invalid_input'],
    [{ total_value_param: -1 }, 'invalid_input'],
    [{ total_value_param: 1.005 }, 'invalid_input'],
    [{ total_value_param: 1e15 }, 'invalid_input'],
    [{ currency_param: 'JPY' }, 'invalid_input'],
    [{ currency_param: 'XXX' }, 'invalid_input'],
    [{ end_date_param: '2026-10-30' }, 'contract_terms_wrong'],
    [{ payment_frequency_param: null }, 'contract_terms_wrong'],
    [{ contract_type_param: 'one_off' }, 'contract_terms_wrong'],
    [{ payment_frequency_param: 'weekly', end_date_param: '2199-01-01' }, 'contract_terms_wrong'],
  ])('is refused where it has not the form: %j', async (wrong, code) => {
    expect(await manager.refusal(createMoneyContract, { ...monthly, ...wrong })).toMatchObject({ code });
  });

  it('on hold is a draft without payments, until it is active', async () => {
    const { id, is_draft: isDraft } = await made({ status_param: 'on_hold', start_date_param: '2026-12-01' });
    expect([isDraft, await paymentsOf(id), await finance.told(contractSigned, id)]).toEqual([true, [], []]);
    expect(await change(id, { status: 'active' })).toMatchObject({ is_draft: false });
    expect(await inShort(id)).toEqual([['2026-12-01', 100, 'pending']]);
    await change(id, { status: 'on_hold' });
    expect(await paymentsOf(id)).toEqual([]);
    await change(id, { status: 'active' });
    expect(await finance.told(contractSigned, id)).toHaveLength(1);
  });
});

describe('an amendment', () => {
  it('replaces the future payments, and does not change paid and overdue ones', async () => {
    const { id } = await made();
    const [, second] = await paymentsOf(id);
    await manager.ask(updatePaymentStatus, { payment_id_param: second?.id ?? '', status_param: 'paid' });
    await change(id, { total_value: 200, end_date: '2027-01-31' });
    expect(await inShort(id)).toEqual([
      ['2026-10-31', 33.33, 'overdue'],
      ['2026-11-30', 33.33, 'paid'],
      ['2026-12-31', 66.67, 'pending'],
      ['2027-01-31', 66.67, 'pending'],
    ]);
    expect((await paymentsOf(id))[1]).toMatchObject({ id: second?.id, paid_date: '2026-11-25' });
    const less = { contract_id_param: id, updates_param: { total_value: 66.65 } };
    expect(await manager.refusal(updateMoneyContract, less)).toMatchObject({ code: 'contract_worth_too_little' });
    expect(await paymentsOf(id)).toHaveLength(4);
    expect(await actsOf(id)).toEqual(['amended', 'created']);
  });

  it('of nothing but words leaves the payments, and what changes nothing leaves no trace', async () => {
    const { id } = await made();
    const before = await paymentsOf(id);
    await change(id, { notes: 'Dos sedes', contract_title: 'Curso' });
    await change(id, { notes: 'Dos sedes' });
    expect(await paymentsOf(id)).toEqual(before);
    expect(await actsOf(id)).toEqual(['changed', 'created']);
  });

  it('by several at once adds nothing twice', async () => {
    const { id } = await made();
    await Promise.all([150, 160, 170, 180].map((total_value) => change(id, { total_value })));
    const total = (await paymentsOf(id)).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    const [stored] = await finance.rows<{ v: string }>('SELECT total_value::text AS v FROM contracts WHERE id = $1', [
      id,
    ]);
    expect(String(total)).toBe(stored?.v);
  });

  it.each(['cancelled', 'completed'])('that makes it %s cancels future payments, and nothing else', async (status) => {
    const { id } = await made();
    const [, second] = await paymentsOf(id);
    await manager.ask(updatePaymentStatus, { payment_id_param: second?.id ?? '', status_param: 'paid' });
    await change(id, { status });
    expect((await inShort(id)).map(([, , shown]) => shown)).toEqual(['overdue', 'paid', 'cancelled']);
    await change(id, { total_value: 300 });
    expect(await paymentsOf(id)).toHaveLength(3);
    await change(id, { total_value: 100, status: 'active' });
    expect((await inShort(id)).filter(([, , shown]) => shown === 'pending')).toEqual([
      ['2026-12-31', 33.34, 'pending'],
    ]);
  });
});

describe('an open-ended contract', () => {
  it('has payments for 12 months, and each later one once, however many ask for it', async () => {
    const { id } = await made({ end_date_param: null, total_value_param: 120, start_date_param: '2026-11-30' });
    expect(await paymentsOf(id)).toHaveLength(12);
    await finance.nobody.ask(rollContracts, {});
    expect(await paymentsOf(id)).toHaveLength(12);
    finance.clock.pass(40 * 86_400);
    await Promise.all([1, 2, 3].map(() => finance.nobody.ask(rollContracts, {})));
    const days = (await paymentsOf(id)).map(({ due_date: day }) => day);
    expect(days.slice(-2)).toEqual(['2027-11-30', '2027-12-30']);
    expect(new Set(days).size).toBe(14);
    expect(days).toHaveLength(14);
    expect(await actsOf(id)).toEqual(['rolled', 'created']);
  });
});

describe('a deleted contract', () => {
  it('is in the trash with its payments, and had back with them', async () => {
    const { id } = await made();
    const key = { contract_id_param: id };
    for (let time = 0; time < 2; time += 1)
      expect((await manager.ask(deleteMoneyContract, key)).contract.deleted_at).not.toBeNull();
    expect(await paymentsOf(id)).toEqual([]);
    const trash = await manager.ask(getMoneyContracts, { in_trash: true });
    expect(trash.data.map((one) => one.id)).toContain(id);
    const late = { ...key, updates_param: { notes: 'Otro' } };
    expect(await manager.refusal(updateMoneyContract, late)).toMatchObject({ code: 'contract_not_found' });
    for (let time = 0; time < 2; time += 1) await manager.ask(restoreMoneyContract, key);
    expect(await paymentsOf(id)).toHaveLength(3);
    expect(await actsOf(id)).toEqual(['restored', 'deleted', 'created']);
  });

  it('is removed for good after 30 days, with its payments', async () => {
    const { id } = await made();
    await manager.ask(deleteMoneyContract, { contract_id_param: id });
    finance.clock.pass(30 * 86_400);
    expect(await finance.nobody.ask(purgeBookTrash, {})).toEqual({ purged: 1, has_more: false });
    expect(await finance.rows('SELECT 1 FROM payments WHERE contract_id = $1', [id])).toEqual([]);
    expect(await manager.refusal(restoreMoneyContract, { contract_id_param: id })).toMatchObject({
      code: 'contract_not_found',
    });
  });
});
