import { ClientError } from '@nivel/client/client-error';
import { cricoText } from '../../../area/crico-text.ts';
import { errorText } from '../../../area/in-words.ts';
import { bankText } from './bank-text.ts';

/** Why something could not be done with a bank statement, in words. */
export const useBankError = () => {
  const shared = cricoText.useText();
  const { errors: text } = bankText.useText();
  const known: Readonly<Record<string, string>> = {
    bank_statement_not_found: text.gone,
    bank_statement_confirmed: text.confirmedAlready,
    bank_confirmation_not_found: text.confirmationGone,
    bank_line_ahead: text.ahead,
    bank_line_not_open: text.lineNotOpen,
    bank_line_other_currency: text.otherCurrency,
    bank_line_above_open: text.aboveOpen,
    bank_line_other_sum: text.otherSum,
    payment_not_found: text.paymentGone,
    payment_not_pending: text.paymentNotPending,
    idempotency_key_reused: text.reused,
  };
  return (error: unknown): string =>
    (error instanceof ClientError ? known[error.code] : undefined) ?? errorText(shared, error);
};
