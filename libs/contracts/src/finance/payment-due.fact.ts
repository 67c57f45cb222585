import { fact } from '../kernel/fact.ts';
import { openPayment } from './open-payment.ts';

export const paymentDue = fact({
  name: 'finance.payment.due',
  version: 1,
  summary: 'The day has come on which a payment is due, and it is not paid: told once for each payment.',
  payload: openPayment,
});
