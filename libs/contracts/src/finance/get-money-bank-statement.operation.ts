import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bankConfirmationRow, bankLineRow, bankStatementRow } from './bank-statement-shape.ts';
import { bankLimits, bankLineStates } from './bank-statement-values.ts';
import { bookkeeper } from './book.ts';
import { financeErrors } from './finance.errors.ts';

export const getMoneyBankStatement = operation({
  name: 'finance.get-money-bank-statement',
  summary: 'A bank statement with a page of its lines of one state, and the payments that are proposed for open ones.',
  door: { kind: 'procedure', procedure: 'get_money_bank_statement' },
  policy: bookkeeper,
  repeat: 'safe',
  input: z.strictObject({
    statement_id_param: z.uuid(),
    state_filter: z.enum(bankLineStates).default('open'),
    page_offset: z.int().min(0).max(bankLimits.lines).default(0),
  }),
  output: z.strictObject({
    statement: bankStatementRow,
    lines: z.array(bankLineRow),
    /** The number of lines in this state. */
    total_count: z.int(),
    /** Confirmations that were not reversed, newest first. */
    confirmations: z.array(bankConfirmationRow),
  }),
  errors: [financeErrors.bank_statement_not_found],
});
