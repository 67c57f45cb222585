import type { PaymentStatus } from '@nivel/contracts/finance/contract-values';
import { moneyText } from '../money-text.ts';

const look: Readonly<Record<PaymentStatus, string>> = {
  pending: 'bg-info-soft text-info',
  paid: 'bg-success-soft text-success',
  overdue: 'bg-danger-soft text-danger',
  cancelled: 'bg-sunken text-soft',
};

/** The state of a payment, as a word on its colour. */
export const PaymentStatusMark = ({ status }: { readonly status: PaymentStatus }) => {
  const { paymentStatuses } = moneyText.useText();
  return (
    <span className={`inline-block rounded-sm px-1.5 py-0.5 text-sm font-medium whitespace-nowrap ${look[status]}`}>
      {paymentStatuses[status]}
    </span>
  );
};
