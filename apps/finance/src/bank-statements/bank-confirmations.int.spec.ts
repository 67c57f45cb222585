import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { ImportedBankLine } from '@nivel/contracts/finance/bank-statement-shape';
import { confirmMoneyBankLines } from '@nivel/contracts/finance/confirm-money-bank-lines.operation';
import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { deleteMoneyBankStatement } from '@nivel/contracts/finance/delete-money-bank-statement.operation';
import { getMoneyBankStatement } from '@nivel/contracts/finance/get-money-bank-statement.operation';
import { getMoneyHistory } from '@nivel/contracts/finance/get-money-history.operation';
import { getMoneyPayment } from '@nivel/contracts/finance/get-money-payment.operation';
import { getMoneyPayments } from '@nivel/contracts/finance/get-money-payments.operation';
import { importMoneyBankStatement } from '@nivel/contracts/finance/import-money-bank-statement.operation';
import { paymentPaid } from '@nivel/contracts/finance/payment-paid.fact';
import { undoMoneyBankConfirmation } from '@nivel/contracts/finance/undo-money-bank-confirmation.operation';
import { updatePaymentStatus } from '@nivel/contracts/finance/update-payment-status.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Person } from '@nivel/testing/caller';
import { aBankFile, aBankLine } from '../../test/bank-files.ts';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';

const rounds = Number(process.env['PAYMENT_ROUNDS'] ?? 6);

let finance: FinanceUnderTest;
let admin: Person;
let manager: Person;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  admin = await finance.somebody('admin', 'Eva Luna');
  manager = await finance.somebody('manager');
});
afterAll(() => finance.stop());

/** A payment of 1,000 pesos that was due on 1 November. */
const due = async (client_name_param: string, currency_param: 'MXN' | 'USD' = 'MXN'): Promise<string> => {
  const { contract } = await manager.ask(createMoneyContract, {
    ...{ client_name_param, contract_title_param: 'Curso', total_value_param: 1_000, currency_param },
    start_date_param: '2026-11-01',
  });
  const { data } = await manager.ask(getMoneyPayments, { contract_filter: contract.id });
  return data[0]?.id ?? '';
};
const aStatement = async (...lines: Partial<ImportedBankLine>[]) => {
  const file = aBankFile(
    lines.map((line, position) => aBankLine({ bank_reference: v7(), position, ...line })),
    { account: v7() },
  );
  await manager.ask(importMoneyBankStatement, file);
  return { id: file.statement_id_param, lines: file.lines_param.map((line) => line.line_id) };
};
const confirmation = (id: string, matches: readonly (readonly [line?: string, payment?: string])[]) => ({
  ...{ confirmation_id_param: v7(), statement_id_param: id },
  matches_param: matches.map(([line_id = '', payment_id = '']) => ({ line_id, payment_id })),
});
const read = async (statement_id_param: string, state_filter: 'open' | 'confirmed' = 'open') =>
  manager.ask(getMoneyBankStatement, { statement_id_param, state_filter });
const paymentOf = async (payment_id_param: string) => manager.ask(getMoneyPayment, { payment_id_param });
const trailOf = async (id_param: string) =>
  (await manager.ask(getMoneyHistory, { entity_param: 'payment', id_param })).entries;
const undo = (by: Person, id: string) =>
  by.ask(undoMoneyBankConfirmation, { confirmation_id_param: id, reason_param: 'Era de otro' });

describe('a confirmation', () => {
  it('proposes the payment, marks it as paid on the day of the bank, once, with one entry of the trail', async () => {
    const payment = await due('Clínica San José');
    const { id, lines } = await aStatement({ payer: 'CLINICA SAN JOSE SA DE CV', booked_on: '2026-11-03' });
    const [line] = (await read(id)).lines;
    expect(line).toMatchObject({
      proposed_payment_ids: [payment],
      offers: [{ open_amount: 1_000, status: 'overdue', reasons: ['amount', 'client', 'day'], days: 2 }],
    });
    const input = confirmation(id, [[lines[0], payment]]);
    const answers = await Promise.all([1, 2, 3].map(async () => manager.ask(confirmMoneyBankLines, input)));
    expect(answers).toEqual(answers.map(() => ({ success: true, paid: 1, parts: 0 })));
    expect((await paymentOf(payment)).payment).toMatchObject({ status: 'paid', paid_date: '2026-11-03' });
    expect(await trailOf(payment)).toMatchObject([{ act: 'bank-paid', after: { note: 'CLINICA SAN JOSE SA DE CV' } }]);
    expect(await finance.told(paymentPaid, payment)).toMatchObject([{ paidDate: '2026-11-03' }]);
    const { lines: confirmed, confirmations } = await read(id, 'confirmed');
    expect(confirmed).toMatchObject([{ recorded: [{ payment_id: payment, is_part: false, amount: 1_000 }] }]);
    expect(confirmations).toMatchObject([
      { confirmed_by_name: 'Ana Sol', line_count: 1, amounts: [{ amount: 1_000 }] },
    ]);
    const other = { ...input, matches_param: [{ line_id: v7(), payment_id: payment }] };
    expect(await manager.refusal(confirmMoneyBankLines, other)).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('records parts, and the last of them pays the payment; an administrator takes all of it back', async () => {
    const payment = await due('Mar Azul');
    const { id, lines } = await aStatement({ amount: 600.5, payer: 'Mar Azul' }, { amount: 399.5, payer: 'Mar Azul' });
    const input = confirmation(id, [
      [lines[0], payment],
      [lines[1], payment],
    ]);
    expect(await manager.ask(confirmMoneyBankLines, input)).toEqual({ success: true, paid: 1, parts: 1 });
    const { payment: paid, parts } = await paymentOf(payment);
    expect(paid).toMatchObject({ status: 'paid', received_amount: 600.5 });
    expect(parts).toMatchObject([{ amount: 600.5, note: 'Mar Azul', paid_date: '2026-11-02' }]);
    const given = { confirmation_id_param: input.confirmation_id_param, reason_param: 'Era de otro' };
    expect(await manager.refusal(undoMoneyBankConfirmation, given)).toMatchObject({ code: 'forbidden' });
    expect(await undo(admin, input.confirmation_id_param)).toEqual({ success: true, reopened: 2, kept: 0 });
    expect(await undo(admin, input.confirmation_id_param)).toEqual({ success: true, reopened: 0, kept: 0 });
    expect((await paymentOf(payment)).payment).toMatchObject({ status: 'overdue', received_amount: 0 });
    expect((await trailOf(payment)).map(({ act, reason }) => [act, reason])).toEqual([
      ['bank-undone', 'Era de otro'],
      ['bank-undone', 'Era de otro'],
      ['bank-paid', null],
      ['bank-part', null],
    ]);
    const again = confirmation(id, [[lines[1], payment]]);
    expect(await manager.ask(confirmMoneyBankLines, again)).toEqual({ success: true, paid: 0, parts: 1 });
  });

  it('pays several payments with one line, which an administrator reverses as one', async () => {
    const payments = [await due('Sol Naciente'), await due('Sol Naciente')];
    const { id, lines } = await aStatement({ payer: 'SOL NACIENTE', amount: 2_000, booked_on: '2026-11-03' });
    expect((await read(id)).lines).toMatchObject([{ sums: [{ reasons: ['sum', 'client'] }] }]);
    expect((await read(id)).lines[0]?.proposed_payment_ids.toSorted()).toEqual(payments.toSorted());
    const input = confirmation(
      id,
      payments.map((payment) => [lines[0], payment] as const),
    );
    const answers = await Promise.all([1, 2].map(async () => manager.ask(confirmMoneyBankLines, input)));
    expect(answers).toEqual(answers.map(() => ({ success: true, paid: 2, parts: 0 })));
    for (const payment of payments) {
      expect((await paymentOf(payment)).payment).toMatchObject({ status: 'paid', paid_date: '2026-11-03' });
      expect(await trailOf(payment)).toMatchObject([{ act: 'bank-paid' }]);
      expect(await finance.told(paymentPaid, payment)).toHaveLength(1);
    }
    const { lines: confirmed, confirmations } = await read(id, 'confirmed');
    expect(confirmed[0]?.recorded).toMatchObject(payments.map((payment_id) => ({ payment_id, amount: 1_000 })));
    expect(confirmations).toMatchObject([{ line_count: 1, amounts: [{ amount: 2_000 }] }]);
    expect(await undo(admin, input.confirmation_id_param)).toEqual({ success: true, reopened: 1, kept: 0 });
    for (const payment of payments) expect((await paymentOf(payment)).payment.status).toBe('overdue');
    expect((await read(id)).statement.counts).toMatchObject({ open: 1, confirmed: 0 });
    const again = confirmation(
      id,
      payments.map((payment) => [lines[0], payment] as const),
    );
    expect(await manager.ask(confirmMoneyBankLines, again)).toEqual({ success: true, paid: 2, parts: 0 });
  });

  it('of several payments is refused unless they add up, and kept whole where one of them changed since', async () => {
    const payments = [await due('Luna'), await due('Luna')];
    const { id, lines } = await aStatement({ amount: 2_000 }, { amount: 1_999 });
    const both = (line?: string) =>
      confirmation(
        id,
        payments.map((payment) => [line, payment] as const),
      );
    expect(await manager.refusal(confirmMoneyBankLines, both(lines[1]))).toMatchObject({
      code: 'bank_line_other_sum',
      details: { line_id: lines[1] },
    });
    const twice = confirmation(
      id,
      [payments[0], payments[0]].map((payment) => [lines[0], payment] as const),
    );
    expect(await manager.refusal(confirmMoneyBankLines, twice)).toMatchObject({ code: 'invalid_input' });
    const input = both(lines[0]);
    await manager.ask(confirmMoneyBankLines, input);
    const changed = { payment_id_param: payments[1] ?? '' };
    await admin.ask(updatePaymentStatus, { ...changed, status_param: 'pending', reason_param: 'Otro día' });
    await admin.ask(updatePaymentStatus, { ...changed, status_param: 'paid', paid_date_param: '2026-11-20' });
    expect(await undo(admin, input.confirmation_id_param)).toEqual({ success: true, reopened: 0, kept: 1 });
    expect((await paymentOf(payments[0] ?? '')).payment).toMatchObject({ status: 'paid', paid_date: '2026-11-02' });
  });

  it('is all or nothing: more than is open, another currency, paid already, missing', async () => {
    const [payment, dollars, paid] = [await due('Uno'), await due('Dos', 'USD'), await due('Tres')];
    await manager.ask(updatePaymentStatus, { payment_id_param: paid, status_param: 'paid' });
    const { id, lines } = await aStatement({ payer: 'Uno' }, { amount: 1_000.01 });
    const refusalOf = async (second: string) =>
      manager.refusal(
        confirmMoneyBankLines,
        confirmation(id, [
          [lines[0], payment],
          [lines[1], second],
        ]),
      );
    expect(await refusalOf(payment)).toMatchObject({ code: 'payment_not_pending' });
    expect(await refusalOf(dollars)).toMatchObject({
      code: 'bank_line_other_currency',
      details: { line_id: lines[1] },
    });
    expect(await refusalOf(paid)).toMatchObject({ code: 'payment_not_pending' });
    expect(await refusalOf(v7())).toMatchObject({ code: 'payment_not_found' });
    expect(await refusalOf(await due('Cuatro'))).toMatchObject({ code: 'bank_line_above_open' });
    expect((await paymentOf(payment)).payment.status).toBe('overdue');
    expect((await read(id)).statement.counts).toMatchObject({ open: 2, confirmed: 0 });
    expect(await trailOf(payment)).toEqual([]);
    const nowhere = confirmation(v7(), [[lines[0], payment]]);
    expect(await manager.refusal(confirmMoneyBankLines, nowhere)).toMatchObject({ code: 'bank_statement_not_found' });
  });

  it('is reversed except for payments that have changed since; its statement is not deleted before', async () => {
    const [one, other] = [await due('Cinco'), await due('Seis')];
    const { id, lines } = await aStatement({ payer: 'Cinco' }, { payer: 'Seis', amount: 400 });
    const input = confirmation(id, [
      [lines[0], one],
      [lines[1], other],
    ]);
    await manager.ask(confirmMoneyBankLines, input);
    const refusal = await manager.refusal(deleteMoneyBankStatement, { statement_id_param: id });
    expect(refusal).toMatchObject({ code: 'bank_statement_confirmed' });
    // A person set one to pending by hand, and marked the rest of the other as paid.
    const back = { payment_id_param: one, status_param: 'pending', reason_param: 'Cheque devuelto' } as const;
    await admin.ask(updatePaymentStatus, back);
    await manager.ask(updatePaymentStatus, { payment_id_param: other, status_param: 'paid' });
    expect(await undo(admin, input.confirmation_id_param)).toEqual({ success: true, reopened: 1, kept: 1 });
    expect((await read(id)).statement.counts).toMatchObject({ open: 1, confirmed: 1 });
    expect((await paymentOf(other)).payment).toMatchObject({ status: 'paid', received_amount: 400 });
    const nowhere = { confirmation_id_param: v7(), reason_param: 'Error' };
    expect(await admin.refusal(undoMoneyBankConfirmation, nowhere)).toMatchObject({
      code: 'bank_confirmation_not_found',
    });
  });
});

it(`a statement that two people confirm at once has one outcome, in ${rounds} rounds`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const payments = [await due(`Uno ${round}`), await due(`Dos ${round}`), await due(`Tres ${round}`)];
    const { id, lines } = await aStatement({}, { amount: 2_000 });
    const matches = payments.map((payment, at) => [lines[Math.min(at, 1)], payment] as const);
    const outcomes = await Promise.all(
      [confirmation(id, matches), confirmation(id, matches.toReversed())].map(async (input, at) =>
        (at === 0 ? admin : manager).ask(confirmMoneyBankLines, input).then(
          () => 'done',
          (error: unknown) => (error instanceof AppError ? error.definition.code : String(error)),
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['bank_line_not_open', 'done']);
    for (const payment of payments) {
      expect(await trailOf(payment)).toMatchObject([{ act: 'bank-paid' }]);
      expect(await finance.told(paymentPaid, payment)).toHaveLength(1);
    }
    expect((await read(id, 'confirmed')).statement.counts).toMatchObject({ open: 0, confirmed: 2 });
  }
});
