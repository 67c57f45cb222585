import { decimalOf } from '@nivel/contracts/finance/money';
import type { PaymentRow } from '@nivel/contracts/finance/payment-shape';
import { shownStatus } from './payment-status.ts';
import type { Payment } from './payments.repository.ts';

/** A payment as the documented doors show it on a day. */
export const shownPayment = (payment: Payment, today: string): PaymentRow => ({
  id: payment.id,
  payment_id: payment.id,
  contract_id: payment.contractId,
  client_name: payment.clientName,
  contract_title: payment.contractTitle,
  amount: decimalOf(payment.amount),
  currency: payment.currency,
  due_date: payment.dueDate,
  status: shownStatus(payment.status, payment.dueDate, today),
  paid_date: payment.paidDate,
});
