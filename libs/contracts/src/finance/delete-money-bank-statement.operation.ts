import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { financeErrors } from './finance.errors.ts';

export const deleteMoneyBankStatement = operation({
  name: 'finance.delete-money-bank-statement',
  summary: 'Deletes a bank statement of which nothing is confirmed; its file can be imported again.',
  door: { kind: 'procedure', procedure: 'delete_money_bank_statement' },
  policy: bookkeeper,
  repeat: 'idempotent',
  input: z.strictObject({ statement_id_param: z.uuid() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: [financeErrors.bank_statement_confirmed],
});
