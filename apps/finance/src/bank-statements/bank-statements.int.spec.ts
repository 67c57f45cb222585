import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { bookChanged } from '@nivel/contracts/finance/book-changed.fact';
import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { deleteMoneyBankStatement } from '@nivel/contracts/finance/delete-money-bank-statement.operation';
import { getMoneyBankStatement } from '@nivel/contracts/finance/get-money-bank-statement.operation';
import { getMoneyBankStatements } from '@nivel/contracts/finance/get-money-bank-statements.operation';
import { getMoneyHistory } from '@nivel/contracts/finance/get-money-history.operation';
import { importMoneyBankStatement } from '@nivel/contracts/finance/import-money-bank-statement.operation';
import { leaveOutMoneyBankLines } from '@nivel/contracts/finance/leave-out-money-bank-lines.operation';
import type { Person } from '@nivel/testing/caller';
import { aBankLine, aBankFile } from '../../test/bank-files.ts';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';

let finance: FinanceUnderTest;
let manager: Person;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  manager = await finance.somebody('manager');
});
afterAll(() => finance.stop());

const statementOf = async (id: string) => manager.ask(getMoneyBankStatement, { statement_id_param: id });

describe('a bank statement', () => {
  it('is stored once, in parts, also when sent again, with its trail', async () => {
    const file = aBankFile([aBankLine({ payer: 'Mar' }), aBankLine({ position: 1, payer: 'Sol' })], {
      unused_count: 3,
    });
    const parts = file.lines_param.map((line) => ({ ...file, lines_param: [line] }));
    const answers = await Promise.all(
      [...parts, ...parts].map(async (part) => manager.ask(importMoneyBankStatement, part)),
    );
    expect(answers).toEqual(answers.map(() => ({ success: true, added: 1, known: 0 })));
    const { statement, lines } = await statementOf(file.statement_id_param);
    expect(statement).toMatchObject({
      ...{ file_name: 'banco.xml', unused_count: 3, imported_by_name: 'Ana Sol' },
      ...{ counts: { open: 2, confirmed: 0, left_out: 0, known: 0 } },
      open_amounts: [{ currency: 'MXN', amount: 2_000 }],
    });
    expect(lines.map(({ payer, offers }) => [payer, offers])).toEqual([
      ['Mar', []],
      ['Sol', []],
    ]);
    const id_param = file.statement_id_param;
    const { entries } = await manager.ask(getMoneyHistory, { entity_param: 'statement', id_param });
    expect(entries).toMatchObject([{ act: 'created', actor_id: manager.userId, after: { file_name: 'banco.xml' } }]);
    expect(await finance.told(bookChanged, id_param)).toMatchObject([{ entity: 'payment' }, { entity: 'payment' }]);
  });

  it('that says something else under the same id is refused', async () => {
    const file = aBankFile([aBankLine({ bank_reference: v7() })]);
    await manager.ask(importMoneyBankStatement, file);
    const other = { ...file, statement_param: { ...file.statement_param, account: 'Otra' } };
    expect(await manager.refusal(importMoneyBankStatement, other)).toMatchObject({ code: 'idempotency_key_reused' });
    const [line = aBankLine()] = file.lines_param;
    const changed = { ...file, lines_param: [{ ...line, amount: 5 }] };
    expect(await manager.refusal(importMoneyBankStatement, changed)).toMatchObject({ code: 'idempotency_key_reused' });
    const elsewhere = aBankFile([line]);
    expect(await manager.refusal(importMoneyBankStatement, elsewhere)).toMatchObject({
      code: 'idempotency_key_reused',
    });
    const taken = { ...file, lines_param: [{ ...line, line_id: v7() }] };
    expect(await manager.refusal(importMoneyBankStatement, taken)).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('recognizes lines that were imported before: by the reference of the bank, or by day, amount and text', async () => {
    const account = 'MX 12-34';
    const referred = aBankLine({ bank_reference: 'R-1', text: 'Uno' });
    const said = aBankLine({ position: 1, text: 'Depósito en efectivo' });
    await manager.ask(importMoneyBankStatement, aBankFile([referred, said], { account }));
    const again = [
      aBankLine({ bank_reference: 'R-1', text: 'Con otras palabras', booked_on: '2026-11-03' }),
      aBankLine({ position: 1, text: 'DEPOSITO  EN EFECTIVO' }),
      // The second of two that are alike is another.
      aBankLine({ position: 2, text: 'Depósito en efectivo', ordinal: 1 }),
      aBankLine({ position: 3, bank_reference: 'R-1', amount: 7 }),
    ];
    const answer = await manager.ask(importMoneyBankStatement, aBankFile(again, { account: 'mx1234' }));
    expect(answer).toEqual({ success: true, added: 2, known: 2 });
    const other = await manager.ask(importMoneyBankStatement, aBankFile([{ ...referred, line_id: v7() }]));
    expect(other).toEqual({ success: true, added: 1, known: 0 });
  });

  it('that two people import at once is stored once', async () => {
    const lines = Array.from({ length: 20 }, (_, position) => aBankLine({ position, text: `Depósito ${v7()}` }));
    const files = [lines, lines.toReversed()].map((some) => aBankFile(some.map((one) => ({ ...one, line_id: v7() }))));
    const answers = await Promise.all(files.map(async (file) => manager.ask(importMoneyBankStatement, file)));
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(20);
    expect(answers.reduce((sum, { known }) => sum + known, 0)).toBe(20);
  });

  it('refuses lines of future days, and more lines than a call allows', async () => {
    const ahead = aBankFile([aBankLine({ booked_on: '2026-11-27' })]);
    expect(await manager.refusal(importMoneyBankStatement, ahead)).toMatchObject({ code: 'bank_line_ahead' });
    const wrong = [
      { amount: 0 },
      { amount: 1.005 },
      { position: 5_000 },
      { currency: 'XYZ' as never },
      { text: 'a\nb' },
    ];
    for (const values of wrong) {
      const file = aBankFile([aBankLine(values)]);
      expect(await manager.refusal(importMoneyBankStatement, file)).toMatchObject({ code: 'invalid_input' });
    }
  });

  it('keeps formulas as the text they are', async () => {
    const file = aBankFile([aBankLine({ payer: '=HYPERLINK("x")', text: '+1' })]);
    await manager.ask(importMoneyBankStatement, file);
    expect((await statementOf(file.statement_id_param)).lines[0]).toMatchObject({
      payer: '=HYPERLINK("x")',
      text: '+1',
    });
  });

  it('has lines that are left out and taken in again, each once', async () => {
    const line = aBankLine({ text: 'Intereses' });
    const file = aBankFile([line]);
    await manager.ask(importMoneyBankStatement, file);
    const ids = { statement_id_param: file.statement_id_param, line_ids_param: [line.line_id, v7()] };
    expect(await manager.ask(leaveOutMoneyBankLines, ids)).toEqual({ success: true, changed: 1 });
    expect(await manager.ask(leaveOutMoneyBankLines, ids)).toEqual({ success: true, changed: 0 });
    expect((await statementOf(file.statement_id_param)).statement.counts).toMatchObject({ open: 0, left_out: 1 });
    const back = { ...ids, left_out_param: false };
    expect(await manager.ask(leaveOutMoneyBankLines, back)).toEqual({ success: true, changed: 1 });
    const unknown = { statement_id_param: v7(), line_ids_param: [v7()] };
    const refusal = await manager.refusal(leaveOutMoneyBankLines, unknown);
    expect(refusal).toMatchObject({ code: 'bank_statement_not_found' });
  });

  it('that states no currency is read in the one of most payments of the book', async () => {
    const usual = async () => (await manager.ask(getMoneyBankStatements, {})).usual_currency;
    expect(await usual()).toBeNull();
    for (const currency_param of ['MXN', 'USD', 'MXN'] as const)
      await manager.ask(createMoneyContract, {
        ...{ client_name_param: 'Sol', contract_title_param: 'Curso', total_value_param: 10, currency_param },
        start_date_param: '2026-11-25',
      });
    expect(await usual()).toBe('MXN');
  });

  it('is listed newest first, and no longer once it is deleted: its file can be imported again', async () => {
    const file = aBankFile([aBankLine({ text: 'Para eliminar' })]);
    finance.clock.pass(60);
    await manager.ask(importMoneyBankStatement, file);
    const { data } = await manager.ask(getMoneyBankStatements, {});
    expect(data[0]?.id).toBe(file.statement_id_param);
    const id = { statement_id_param: file.statement_id_param };
    expect(await manager.ask(deleteMoneyBankStatement, id)).toEqual({ success: true });
    expect(await manager.ask(deleteMoneyBankStatement, id)).toEqual({ success: true });
    expect(await manager.refusal(getMoneyBankStatement, id)).toMatchObject({ code: 'bank_statement_not_found' });
    const again = aBankFile([aBankLine({ text: 'Para eliminar' })]);
    expect(await manager.ask(importMoneyBankStatement, again)).toEqual({ success: true, added: 1, known: 0 });
  });
});
