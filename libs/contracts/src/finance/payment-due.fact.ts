import { fact } from '../kernel/fact.ts';
import { openPayment } from './open-payment.ts';

export const paymentDue = fact({
  name: 'finance.payment.due',
  version: 1,
  summary: 'An unpaid payment is due today: published once for each payment.',
  payload: openPayment,
});
