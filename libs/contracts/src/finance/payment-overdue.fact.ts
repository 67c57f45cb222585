import { fact } from '../kernel/fact.ts';
import { openPayment } from './open-payment.ts';

export const paymentOverdue = fact({
  name: 'finance.payment.overdue',
  version: 1,
  summary: 'The due day of an unpaid payment is over: published once for each payment.',
  payload: openPayment,
});
