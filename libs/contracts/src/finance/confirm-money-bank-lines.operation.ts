import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bankLimits } from './bank-statement-values.ts';
import { bookkeeper } from './book.ts';
import { financeErrors } from './finance.errors.ts';

export const confirmMoneyBankLines = operation({
  name: 'finance.confirm-money-bank-lines',
  summary: 'Records lines of a bank statement as received for payments, all of them or none, on the days of the bank.',
  door: { kind: 'procedure', procedure: 'confirm_money_bank_lines' },
  policy: bookkeeper,
  repeat: { key: 'confirmation_id_param' },
  input: z.strictObject({
    /** Chosen by the caller. */
    confirmation_id_param: z.uuid(),
    statement_id_param: z.uuid(),
    matches_param: z
      .array(z.strictObject({ line_id: z.uuid(), payment_id: z.uuid() }))
      .min(1)
      .max(bankLimits.page)
      .refine((matches) => new Set(matches.map((one) => one.line_id)).size === matches.length, 'A line is there once'),
  }),
  /** Lines that made their payment paid, and those that were a part of it. */
  output: z.strictObject({ success: z.literal(true), paid: z.int(), parts: z.int() }),
  errors: [
    financeErrors.bank_statement_not_found,
    financeErrors.bank_line_not_open,
    financeErrors.bank_line_other_currency,
    financeErrors.bank_line_above_open,
    financeErrors.payment_not_found,
    financeErrors.payment_not_pending,
  ],
});
