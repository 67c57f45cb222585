import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { openPayment } from './open-payment.ts';

export const paymentReminded = fact({
  name: 'finance.payment.reminded',
  version: 1,
  summary:
    'Who is in charge of a contract is reminded of a payment: 7 days and 1 day before it is due, and 1, 7 and 14 days after.',
  payload: openPayment.extend({
    userId: z.uuid(),
    /** Days until it is due, counted where the book is kept; negative when it is overdue. */
    daysLeft: z.int(),
  }),
});
