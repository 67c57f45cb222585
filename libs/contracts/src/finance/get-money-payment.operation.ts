import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper } from './book.ts';
import { financeErrors } from './finance.errors.ts';
import { partialPaymentRow, paymentRow } from './payment-shape.ts';

export const getMoneyPayment = operation({
  name: 'finance.get-money-payment',
  summary: 'A payment with the parts of it that were received, oldest first.',
  door: { kind: 'procedure', procedure: 'get_money_payment' },
  policy: bookkeeper,
  repeat: 'safe',
  input: z.strictObject({ payment_id_param: z.uuid() }),
  output: z.strictObject({
    payment: paymentRow,
    parts: z.array(partialPaymentRow),
    /** The day it is where the book is kept. */
    today: z.string(),
  }),
  errors: [financeErrors.payment_not_found],
});
