import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bankStatementHead, importedBankLine } from './bank-statement-shape.ts';
import { bankLimits } from './bank-statement-values.ts';
import { bookkeeper } from './book.ts';
import { financeErrors } from './finance.errors.ts';

export const importMoneyBankStatement = operation({
  name: 'finance.import-money-bank-statement',
  summary:
    'Stores up to 200 lines of a bank statement, and returns those of the same account that were imported before.',
  door: { kind: 'procedure', procedure: 'import_money_bank_statement' },
  policy: bookkeeper,
  repeat: { key: 'statement_id_param' },
  input: z.strictObject({
    /** Chosen by the caller, the same for all parts of a file. */
    statement_id_param: z.uuid(),
    statement_param: bankStatementHead,
    lines_param: z.array(importedBankLine).min(1).max(bankLimits.batch),
  }),
  output: z.strictObject({ success: z.literal(true), added: z.int(), known: z.int() }),
  errors: [financeErrors.bank_line_ahead],
});
