import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { paymentsText } from './payments-text.ts';
import { readPaymentsAgain } from './use-payment-changes.ts';
import { usePaymentError } from './use-payment-error.ts';

interface NewPart {
  /** The same one again after an answer that was lost. */
  readonly id: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly day: string;
  readonly note: string;
}

/** Records parts of payments, and takes them back. */
export const usePartialPayments = () => {
  const { parts: text } = paymentsText.useText();
  const inWords = usePaymentError();
  const client = useQueryClient();
  const onSettled = async () => readPaymentsAgain(client);
  const record = useMutation({
    mutationFn: async ({ id, paymentId, amount, day, note }: NewPart) =>
      siteClient.call('record_money_partial_payment', {
        ...{ payment_id_param: paymentId, partial_payment_id_param: id },
        ...{ amount_param: amount, paid_date_param: day, note_param: note },
      }),
    onSuccess: () => notify({ type: 'success', message: text.added }),
    onError: (error) => notify({ type: 'error', title: text.addFailed, message: inWords(error) }),
    onSettled,
  });
  const withdraw = useMutation({
    mutationFn: async ({ id, reason }: { readonly id: string; readonly reason: string }) =>
      siteClient.call('withdraw_money_partial_payment', { partial_payment_id_param: id, reason_param: reason }),
    onSuccess: () => notify({ type: 'success', message: text.removed }),
    onError: (error) => notify({ type: 'error', title: text.removeFailed, message: inWords(error) }),
    onSettled,
  });
  return { record, withdraw };
};
