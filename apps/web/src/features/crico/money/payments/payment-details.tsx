import type { ReactNode } from 'react';
import { formatDay } from '../../../../shell/days/days.ts';
import { exactAmount } from '../frame/money-amount.tsx';
import { PaymentStatusMark } from '../frame/payment-status-mark.tsx';
import type { Payment } from './payments.queries.ts';
import { paymentsText } from './payments-text.ts';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="wrap-anywhere tabular-nums">{children}</dd>
  </div>
);

/** The details of a payment. */
export const PaymentDetails = ({ payment }: { readonly payment: Payment }) => {
  const { fields } = paymentsText.useText();
  const { amount, received_amount: received, open_amount: open, currency, paid_date: paidDate } = payment;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
      <Fact name={fields.status}>
        <PaymentStatusMark status={payment.status} />
      </Fact>
      <Fact name={fields.amount}>{exactAmount(amount, currency)}</Fact>
      {received > 0 && <Fact name={fields.received_amount}>{exactAmount(received, currency)}</Fact>}
      {received > 0 && open > 0 && <Fact name={fields.open_amount}>{exactAmount(open, currency)}</Fact>}
      <Fact name={fields.due_date}>{formatDay(payment.due_date, { dateStyle: 'medium' })}</Fact>
      {paidDate !== null && <Fact name={fields.paid_date}>{formatDay(paidDate, { dateStyle: 'medium' })}</Fact>}
    </dl>
  );
};
