import { decimalOf } from '@nivel/contracts/finance/money';
import type { PartialPaymentRow, PaymentRow } from '@nivel/contracts/finance/payment-shape';
import type { PartialPayment } from './partial-payments.repository.ts';
import { openAmount } from './payment-rules.ts';
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
  received_amount: decimalOf(payment.received),
  open_amount: decimalOf(openAmount(payment)),
  currency: payment.currency,
  due_date: payment.dueDate,
  status: shownStatus(payment.status, payment.dueDate, today),
  paid_date: payment.paidDate,
});

/** A part of a payment as the doors show it. */
export const shownPart = ({ id, amount, paidOn, note, createdAt }: PartialPayment): PartialPaymentRow => ({
  id,
  amount: decimalOf(amount),
  paid_date: paidOn,
  note,
  created_at: createdAt.toISOString(),
});
