import type { StoredPaymentStatus } from '@nivel/contracts/finance/contract-values';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { formatDay } from '../../../../shell/days/days.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { entityKey } from '../money.queries.ts';
import { paymentsText } from './payments-text.ts';
import {
  paymentMonthsKey,
  paymentPagesKey,
  paymentQuery,
  type Payment,
  type WholePayment,
} from './payments.queries.ts';
import { usePaymentError } from './use-payment-error.ts';

interface Rows {
  readonly data: readonly Payment[];
}

/** All that is shown of payments is read again. */
export const readPaymentsAgain = async (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: entityKey('payment') });

const withChange = <Shown extends Rows>(shown: Shown, id: string, change: Partial<Payment>): Shown => ({
  ...shown,
  data: shown.data.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

/** Shows a change before it is answered: in the table, the calendar and the drawer. @returns reverts it */
const showAtOnce = (client: QueryClient, id: string, change: Partial<Payment>) => {
  const shown = [paymentPagesKey, paymentMonthsKey].flatMap((queryKey) => client.getQueriesData<Rows>({ queryKey }));
  const { queryKey } = paymentQuery(id);
  const whole = client.getQueryData<WholePayment>(queryKey);
  for (const [key, rows] of shown) if (rows) client.setQueryData(key, withChange(rows, id, change));
  if (whole) client.setQueryData(queryKey, { ...whole, payment: { ...whole.payment, ...change } });
  return () => {
    for (const [key, rows] of shown) client.setQueryData(key, rows);
    if (whole) client.setQueryData(queryKey, whole);
  };
};

export interface PaymentMark {
  readonly payment: Payment;
  readonly status: StoredPaymentStatus;
  /** Why it is pending again. */
  readonly reason?: string;
}

/**
 * Marks payments as paid today, as cancelled, or as pending again.
 * @param onUndo offers to undo it
 */
export const useMarkPayment = (onUndo?: (payment: Payment) => void) => {
  const text = paymentsText.useText();
  const inWords = usePaymentError();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ payment, status, reason }: PaymentMark) =>
      siteClient.call('update_payment_status', {
        ...{ payment_id_param: payment.id, status_param: status },
        ...(reason !== undefined && { reason_param: reason }),
      }),
    onMutate: async ({ payment, status }) => {
      await client.cancelQueries({ queryKey: entityKey('payment') });
      return status === 'pending' ? undefined : showAtOnce(client, payment.id, { status, open_amount: 0 });
    },
    onSuccess: ({ payment }, { status }) =>
      notify({
        type: 'success',
        message: text.marked(text.statusesInSentence[status]),
        ...(onUndo && status !== 'pending' && { action: { label: text.undo, run: () => onUndo(payment) } }),
      }),
    // Put back here too: without a network nothing can be read again.
    onError: (error, _, putBack) => {
      putBack?.();
      notify({ type: 'error', title: text.statusFailed, message: inWords(error) });
    },
    onSettled: async () => readPaymentsAgain(client),
  });
};

interface PaymentMove {
  readonly payment: Payment;
  readonly to: string;
}

/** Moves pending payments to another day, and back. */
export const useMovePayment = () => {
  const text = paymentsText.useText();
  const inWords = usePaymentError();
  const client = useQueryClient();
  const move = useMutation({
    mutationFn: async ({ payment, to }: PaymentMove) =>
      siteClient.call('update_money_payment', { payment_id_param: payment.id, updates_param: { due_date: to } }),
    onMutate: async ({ payment, to }) => {
      await client.cancelQueries({ queryKey: entityKey('payment') });
      return showAtOnce(client, payment.id, { due_date: to });
    },
    onSuccess: ({ payment: moved }, { payment, to }) =>
      notify({
        type: 'success',
        message: text.moved(payment.client_name, formatDay(to, { dateStyle: 'long' })),
        action: { label: text.undo, run: () => move.mutate({ payment: moved, to: payment.due_date }) },
      }),
    onError: (error, _, putBack) => {
      putBack?.();
      notify({ type: 'error', title: text.moveFailed, message: inWords(error) });
    },
    onSettled: async () => readPaymentsAgain(client),
  });
  return move;
};
