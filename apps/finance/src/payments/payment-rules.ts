import type { Payment } from './payments.repository.ts';

/** A payment in the form of the audit trail; the amount in minor units. */
export const auditedPayment = ({ status, paidDate, dueDate, received }: Payment) => ({
  status,
  paid_date: paidDate,
  due_date: dueDate,
  received_amount: received,
});

/** The amount still to be paid, in minor units. */
export const openAmount = ({ status, amount, received }: Pick<Payment, 'status' | 'amount' | 'received'>): number =>
  status === 'pending' ? amount - received : 0;

/** A payment with a further amount received on a day: with the last part it is paid, on the day of that part. */
export const withPart = (payment: Payment, part: { readonly amount: number; readonly paidOn: string }): Payment => {
  const received = payment.received + part.amount;
  const isWhole = received === payment.amount;
  return { ...payment, received, status: isWhole ? 'paid' : 'pending', paidDate: isWhole ? part.paidOn : null };
};

/** Did partial payments pay it? Then it is pending again by taking one of them back only. */
export const isPaidInParts = ({ status, amount, received }: Payment): boolean =>
  status === 'paid' && received === amount;
