import { Button } from '@nivel/ui/button';
import { paymentStatuses } from '@nivel/contracts/finance/contract-values';
import { defaultCurrency } from '@nivel/contracts/finance/money';
import { Dialog } from '@nivel/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../../shell/days/days.ts';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { useUnsavedGuard } from '../../../../shell/unsaved/unsaved-guard.ts';
import { UnsavedQuestion } from '../../../../shell/unsaved/unsaved-question.tsx';
import { exactAmount } from '../frame/money-amount.tsx';
import { RowHistory, type FieldsInWords } from '../frame/row-history.tsx';
import { moneyText } from '../money-text.ts';
import { DueDayForm } from './due-day-form.tsx';
import type { TypedPart } from './partial-payment-form.tsx';
import { PartialPayments } from './partial-payments.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { paymentQuery, type Payment } from './payments.queries.ts';
import { paymentsText } from './payments-text.ts';
import type { PaymentMark } from './use-payment-changes.ts';

const amounts = ['received_amount', 'part_amount'];
const days = ['due_date', 'paid_date', 'part_date'];

/** The names of a payment's fields, and their values in words; the history keeps hundredths. */
const useFieldsInWords = (currency: string): FieldsInWords => {
  const text = paymentsText.useText();
  const { paymentStatuses: inWords } = moneyText.useText();
  return {
    labels: text.fields,
    inWords: (field, value) => {
      if (amounts.includes(field) && typeof value === 'number') return exactAmount(value / 100, currency);
      if (days.includes(field) && typeof value === 'string') return formatDay(value, { dateStyle: 'medium' });
      const status = paymentStatuses.find((one) => field === 'status' && one === value);
      return status && inWords[status];
    },
  };
};

interface ActsProps {
  readonly payment: Payment;
  readonly onMark: (change: PaymentMark) => void;
  /** Omitted where this person may not reverse it. */
  readonly onUndo?: (payment: Payment) => void;
}

const Acts = ({ payment, onMark, onUndo }: ActsProps) => {
  const text = paymentsText.useText();
  const { status, amount, received_amount: received } = payment;
  if (status === 'pending' || status === 'overdue')
    return (
      <>
        <Button size="sm" variant="ghost" onClick={() => onMark({ payment, status: 'cancelled' })}>
          {text.cancelPayment}
        </Button>
        <Button size="sm" onClick={() => onMark({ payment, status: 'paid' })}>
          {text.markPaid}
        </Button>
      </>
    );
  const isPaidInParts = status === 'paid' && received === amount;
  if (!onUndo || isPaidInParts) return null;
  return (
    <Button size="sm" variant="secondary" onClick={() => onUndo(payment)}>
      {status === 'paid' ? text.undoPaid : text.undoCancelled}
    </Button>
  );
};

/** Unsaved changes of a payment: another day, a part that was received. */
const useTypedChanges = (payment: Payment | undefined) => {
  const [part, setPart] = useState<TypedPart | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const isDayTyped = payment?.status === 'pending' && day !== null && day !== payment.due_date;
  const isPartTyped = part !== null && part.amount + part.note !== '';
  return { part, setPart, day, setDay, isUnsaved: isDayTyped || isPartTyped };
};

interface PaymentDrawerProps extends Omit<ActsProps, 'payment'> {
  readonly id: string;
  readonly onClose: () => void;
}

/** A payment whole: its data, the received parts, and its history. */
export const PaymentDrawer = ({ id, onClose, ...acts }: PaymentDrawerProps) => {
  const text = paymentsText.useText();
  const { data, error, refetch } = useQuery(paymentQuery(id));
  const { leaving: labels } = moneyText.useText();
  const { part, setPart, day, setDay, isUnsaved } = useTypedChanges(data?.payment);
  const leaving = useUnsavedGuard({ isUnsaved });
  const fields = useFieldsInWords(data?.payment.currency ?? defaultCurrency);
  return (
    <Dialog
      isOpen
      onOpenChange={() => leaving.attempt(onClose)}
      side="end"
      isWide
      title={data?.payment.client_name ?? text.title}
      {...(data && { description: data.payment.contract_title })}
      closeLabel={text.close}
    >
      {data && (
        <div className="mt-4 flex flex-col gap-5">
          <PaymentDetails payment={data.payment} />
          {data.payment.status === 'pending' && (
            <DueDayForm payment={data.payment} today={data.today} typed={day} onType={setDay} />
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <Acts payment={data.payment} {...acts} />
          </div>
          <PartialPayments whole={data} mayWithdraw={acts.onUndo !== undefined} typed={part} onType={setPart} />
        </div>
      )}
      {!data && error && <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && <RowHistory entity="payment" id={id} fields={fields} />}
      <UnsavedQuestion leaving={leaving} labels={labels} />
    </Dialog>
  );
};
