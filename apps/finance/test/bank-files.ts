import type { ImportedBankLine } from '@nivel/contracts/finance/bank-statement-shape';
import type { importMoneyBankStatement } from '@nivel/contracts/finance/import-money-bank-statement.operation';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { v7 } from 'uuid';

type BankFile = InputOf<typeof importMoneyBankStatement>;

/** Received money, with the values that a test is about. */
export const aBankLine = (values: Partial<ImportedBankLine> = {}): ImportedBankLine => ({
  ...{ line_id: v7(), position: 0, ordinal: 0, booked_on: '2026-11-02', amount: 1_000, currency: 'MXN' },
  ...{ payer: '', text: '', reference: '', bank_reference: '' },
  ...values,
});

/** A file of a bank with these lines. */
export const aBankFile = (lines: ImportedBankLine[], head: Partial<BankFile['statement_param']> = {}): BankFile => ({
  statement_id_param: v7(),
  statement_param: { file_name: 'banco.xml', format: 'camt.053', account: '', unused_count: 0, ...head },
  lines_param: lines,
});
