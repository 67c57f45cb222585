import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bankLimits } from './bank-statement-values.ts';
import { bookkeeper } from './book.ts';
import { financeErrors } from './finance.errors.ts';

export const leaveOutMoneyBankLines = operation({
  name: 'finance.leave-out-money-bank-lines',
  summary: 'Leaves open lines of a bank statement out, or takes them in again; confirmed ones stay as they are.',
  door: { kind: 'procedure', procedure: 'leave_out_money_bank_lines' },
  policy: bookkeeper,
  repeat: 'idempotent',
  input: z.strictObject({
    statement_id_param: z.uuid(),
    line_ids_param: z.array(z.uuid()).min(1).max(bankLimits.batch),
    left_out_param: z.boolean().default(true),
  }),
  output: z.strictObject({ success: z.literal(true), changed: z.int() }),
  errors: [financeErrors.bank_statement_not_found],
});
