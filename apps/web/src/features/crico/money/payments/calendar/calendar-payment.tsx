import { Check, CircleAlert } from 'lucide-react';
import { dayDragHandlers, dayDragKeys, type DayDrag } from '../../../area/calendar/use-day-drag.ts';
import { MoneyAmount } from '../../frame/money-amount.tsx';
import type { Payment } from '../payments.queries.ts';
import { moneyText } from '../../money-text.ts';

const look: Readonly<Record<Payment['status'], string>> = {
  pending: 'border-l-info',
  paid: 'border-l-success text-soft',
  overdue: 'border-l-danger',
  cancelled: 'border-l-line text-soft',
};

/** The content beside the colour. */
const drawings: Partial<Readonly<Record<Payment['status'], typeof Check>>> = { paid: Check, overdue: CircleAlert };

interface CalendarPaymentProps {
  readonly payment: Payment;
  readonly drag: DayDrag<Payment>;
  /** The days that are shown: it can be carried to one of them. */
  readonly days: readonly string[];
  readonly onOpen: (id: string) => void;
}

/** A payment on its day. A pending one can be moved to another day. */
export const CalendarPayment = ({ payment, drag, days, onOpen }: CalendarPaymentProps) => {
  const isPending = payment.status === 'pending';
  const status = moneyText.useText().paymentStatuses[payment.status];
  const Drawing = drawings[payment.status];
  return (
    <li>
      <button
        type="button"
        {...(isPending && { 'data-card': payment.id, 'aria-describedby': 'payment-keys' })}
        {...dayDragHandlers(drag, payment, payment.client_name)}
        title={`${payment.client_name} · ${payment.contract_title} · ${status}`}
        onClick={() => onOpen(payment.id)}
        onKeyDown={dayDragKeys(drag, payment, days)}
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
