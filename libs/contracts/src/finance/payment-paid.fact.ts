import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { currency } from './money-schema.ts';

export const paymentPaid = fact({
  name: 'finance.payment.paid',
  version: 1,
  summary: 'A payment of a contract was marked as paid.',
  payload: z.strictObject({
    paymentId: z.uuid(),
    contractId: z.uuid(),
    /** In minor units. */
    amount: z.int(),
    currency,
    paidDate: z.string(),
  }),
});
