import { fact } from '../kernel/fact.ts';
import { openPayment } from './open-payment.ts';

export const paymentOverdue = fact({
  name: 'finance.payment.overdue',
  version: 1,
  summary: 'The day on which a payment was due is over, and it is not paid: told once for each payment.',
  payload: openPayment,
});
