import { ClientError } from '@nivel/client/client-error';
import { cricoText } from '../../area/crico-text.ts';
import { errorText } from '../../area/in-words.ts';
import { paymentsText } from './payments-text.ts';

/** Why something could not be done with a payment, in words. */
export const usePaymentError = () => {
  const shared = cricoText.useText();
  const text = paymentsText.useText();
  const known: Readonly<Record<string, string>> = {
    payment_not_found: text.gone,
    payment_not_pending: text.notPending,
    payment_day_over: text.dayOver,
    payment_paid_in_parts: text.paidInParts,
    payment_undo_needs_reason: text.reasonRequired,
    partial_payment_above_open: text.parts.aboveOpen,
    partial_payment_not_found: text.parts.gone,
  };
  return (error: unknown): string =>
    (error instanceof ClientError ? known[error.code] : undefined) ?? errorText(shared, error);
};
