import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { bookkeeper, day } from './book.ts';
import { financeErrors } from './finance.errors.ts';
import { paymentOutcome } from './payment-shape.ts';

export const updateMoneyPayment = operation({
  name: 'finance.update-money-payment',
  summary: 'Changes the day on which a pending payment is due, to today or a later one.',
  door: { kind: 'procedure', procedure: 'update_money_payment' },
  policy: bookkeeper,
  repeat: 'idempotent',
  input: z.strictObject({
    payment_id_param: z.uuid(),
    /** Omitted fields do not change. */
    updates_param: z.strictObject({ due_date: day.optional() }),
  }),
  output: paymentOutcome,
  errors: [financeErrors.payment_not_found, financeErrors.payment_not_pending, financeErrors.payment_day_over],
});
