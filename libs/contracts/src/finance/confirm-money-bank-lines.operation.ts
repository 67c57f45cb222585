import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bankLimits } from './bank-statement-values.ts';
import { bookkeeper } from './book.ts';
import { financeErrors } from './finance.errors.ts';

const bankMatch = z.strictObject({ line_id: z.uuid(), payment_id: z.uuid() });

/** The payments of each line. */
const linesOf = (matches: readonly z.output<typeof bankMatch>[]): ReadonlyMap<string, readonly string[]> => {
  const lines = new Map<string, string[]>();
  for (const { line_id: line, payment_id: payment } of matches) lines.set(line, [...(lines.get(line) ?? []), payment]);
  return lines;
};

export const confirmMoneyBankLines = operation({
  name: 'finance.confirm-money-bank-lines',
  summary:
    'Records lines of a bank statement as received for payments, all of them or none, on the days of the bank. A line may be there with several payments, which then add up to it.',
  door: { kind: 'procedure', procedure: 'confirm_money_bank_lines' },
  policy: bookkeeper,
  repeat: { key: 'confirmation_id_param' },
  input: z.strictObject({
    /** Chosen by the caller. */
    confirmation_id_param: z.uuid(),
    statement_id_param: z.uuid(),
    matches_param: z
      .array(bankMatch)
      .min(1)
      .max(bankLimits.page * bankLimits.payments)
      .refine((matches) => linesOf(matches).size <= bankLimits.page, `At most ${bankLimits.page} lines`)
      .refine(
        (matches) => [...linesOf(matches).values()].every((one) => one.length <= bankLimits.payments),
        `A line has at most ${bankLimits.payments} payments`,
      )
      .refine(
        (matches) => [...linesOf(matches).values()].every((one) => new Set(one).size === one.length),
        'A payment is there once for a line',
      ),
  }),
  /** Payments that are paid now, and payments that were paid in part. */
  output: z.strictObject({ success: z.literal(true), paid: z.int(), parts: z.int() }),
  errors: [
    financeErrors.bank_statement_not_found,
    financeErrors.bank_line_not_open,
    financeErrors.bank_line_other_currency,
    financeErrors.bank_line_above_open,
    financeErrors.bank_line_other_sum,
    financeErrors.payment_not_found,
    financeErrors.payment_not_pending,
  ],
});
