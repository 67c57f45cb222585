import { MoneyAmount } from '../../frame/money-amount.tsx';
import { PaymentStatusMark } from '../../frame/payment-status-mark.tsx';
import type { Payment } from '../payments.queries.ts';

interface PaymentListProps {
  readonly label: string;
  readonly payments: readonly Payment[];
  readonly onOpen: (id: string) => void;
}

/** The payments of a day, below each other. */
export const PaymentList = ({ label, payments, onOpen }: PaymentListProps) => (
  <ul aria-label={label} className="divide-y divide-line">
    {payments.map((payment) => (
      <li key={payment.id}>
        <button
          type="button"
          onClick={() => onOpen(payment.id)}
          className="flex min-h-11 w-full items-center gap-3 rounded-sm px-1 py-2 text-left hover:bg-sunken"
        >
          <span className="min-w-0 grow wrap-anywhere">
            <span className="block font-medium">{payment.client_name}</span>
            <span className="block text-sm text-soft">{payment.contract_title}</span>
          </span>
          <span className="flex shrink-0 flex-col items-end gap-1">
            <MoneyAmount value={payment.amount} currency={payment.currency} />
            <PaymentStatusMark status={payment.status} />
          </span>
        </button>
      </li>
    ))}
  </ul>
);
