import { Check, CircleAlert } from 'lucide-react';
import { MoneyAmount } from '../../frame/money-amount.tsx';
import type { Payment } from '../payments.queries.ts';
import { moneyText } from '../../money-text.ts';
import { paymentKeys, type PaymentDrag } from './use-payment-drag.ts';

const look: Readonly<Record<Payment['status'], string>> = {
  pending: 'border-l-info',
  paid: 'border-l-success text-soft',
  overdue: 'border-l-danger',
  cancelled: 'border-l-line text-soft',
};

/** What stands beside the colour. */
const drawings: Partial<Readonly<Record<Payment['status'], typeof Check>>> = { paid: Check, overdue: CircleAlert };

interface CalendarPaymentProps {
  readonly payment: Payment;
  readonly drag: PaymentDrag;
  /** The days that are shown: it can be carried to one of them. */
  readonly days: readonly string[];
  readonly onOpen: (id: string) => void;
}

/** A payment on its day. One that is pending can be carried to another. */
export const CalendarPayment = ({ payment, drag, days, onOpen }: CalendarPaymentProps) => {
  const isPending = payment.status === 'pending';
  const status = moneyText.useText().paymentStatuses[payment.status];
  const Drawing = drawings[payment.status];
  return (
    <li>
      <button
        type="button"
        {...(isPending && { 'data-card': payment.id, 'aria-describedby': 'payment-keys' })}
        draggable={isPending}
        aria-pressed={drag.carried?.payment.id === payment.id || undefined}
        title={`${payment.client_name} · ${payment.contract_title} · ${status}`}
        onClick={() => onOpen(payment.id)}
        onKeyDown={paymentKeys(drag, payment, days)}
        // Space would click it when it comes up.
        onKeyUp={(event) => {
          if (event.key === ' ' && isPending) event.preventDefault();
        }}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', payment.client_name);
          drag.take(payment);
        }}
        onDragEnd={drag.putBack}
        className={`flex w-full min-w-0 flex-col rounded-sm border border-l-4 border-line bg-raised px-1.5 py-1 text-left text-sm hover:border-line-strong aria-pressed:border-accent aria-pressed:opacity-70 pointer-coarse:min-h-11 ${look[payment.status]}`}
      >
        <span className={`w-full truncate ${payment.status === 'paid' ? 'line-through' : 'font-medium'}`}>
          {payment.client_name}
        </span>
        <span className="flex w-full items-center gap-1">
          <MoneyAmount value={payment.amount} currency={payment.currency} />
          <span className="sr-only">, {status}</span>
          {Drawing && (
            <Drawing
              aria-hidden="true"
              size={14}
              className={`shrink-0 ${payment.status === 'overdue' ? 'text-danger' : 'text-success'}`}
            />
          )}
        </span>
      </button>
    </li>
  );
};
