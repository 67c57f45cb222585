import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { getMoneyHistory } from '@nivel/contracts/finance/get-money-history.operation';
import { getMoneyPayment } from '@nivel/contracts/finance/get-money-payment.operation';
import { getMoneyPayments } from '@nivel/contracts/finance/get-money-payments.operation';
import { paymentPaid } from '@nivel/contracts/finance/payment-paid.fact';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { recordPartialPayment } from '@nivel/contracts/finance/record-partial-payment.operation';
import { updatePaymentStatus } from '@nivel/contracts/finance/update-payment-status.operation';
import type { Person } from '@nivel/testing/caller';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';

const rounds = Number(process.env['PAYMENT_ROUNDS'] ?? 6);

let finance: FinanceUnderTest;
let people: readonly [Person, Person];
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  people = [await finance.somebody('admin'), await finance.somebody('manager')];
});
afterAll(() => finance.stop());

const due = async (): Promise<string> => {
  const [admin] = people;
  const { contract } = await admin.ask(createMoneyContract, {
    ...{ client_name_param: 'Cerro Azul', contract_title_param: 'Curso', total_value_param: 10 },
    start_date_param: '2026-12-01',
  });
  const { data } = await admin.ask(getMoneyPayments, { contract_filter: contract.id });
  return data[0]?.id ?? '';
};
const outcome = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.definition.code : String(error)),
  );
/** The trail, the row and the facts of a payment. */
const stateOf = async (id: string) => {
  const [admin] = people;
  const { entries } = await admin.ask(getMoneyHistory, { entity_param: 'payment', id_param: id });
  const { payment, parts } = await admin.ask(getMoneyPayment, { payment_id_param: id });
  return { entries, payment, parts, paid: (await finance.told(paymentPaid, id)).length };
};

it(`one payment that two people mark at once has one outcome, and the whole trail, in ${rounds} rounds`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const id = await due();
    const wanted = ['paid', 'cancelled'] as const;
    const outcomes = await Promise.all(
      wanted.map((status_param, index) =>
        outcome(people[index === 0 ? 0 : 1].ask(updatePaymentStatus, { payment_id_param: id, status_param })),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['done', 'payment_not_pending']);
    const won = wanted[outcomes.indexOf('done')];
    const { entries, payment, paid } = await stateOf(id);
    expect(payment.status).toBe(won);
    const by = people[outcomes.indexOf('done')]?.userId;
    expect(entries).toMatchObject([{ actor_id: by, before: { status: 'pending' }, after: { status: won } }]);
    expect(paid).toBe(won === 'paid' ? 1 : 0);
  }
});

it(`parts that two people record at once are never more than the payment, in ${rounds} rounds`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const id = await due();
    const record = (by: Person, amount_param: number) =>
      outcome(by.ask(recordPartialPayment, { payment_id_param: id, amount_param }));
    const outcomes = await Promise.all([record(people[0], 6), record(people[1], 6), record(people[1], 4)]);
    const { entries, payment, parts, paid } = await stateOf(id);
    const received = parts.reduce((sum, { amount }) => sum + amount, 0);
    expect(payment.received_amount).toBe(received);
    expect(received).toBe(10);
    expect(payment.status).toBe('paid');
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(2);
    expect(entries).toHaveLength(2);
    expect(paid).toBe(1);
  }
});
