import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { shortText } from '../kernel/short-text.ts';
import { bookkeeper, day } from './book.ts';
import { contractLimits } from './contract-values.ts';
import { financeErrors } from './finance.errors.ts';
import { decimalAmount } from './money-schema.ts';
import { paymentOutcome } from './payment-shape.ts';

export const recordPartialPayment = operation({
  name: 'finance.record-partial-payment',
  summary: 'Records a part of a payment that was received; with the last part the payment is paid.',
  door: { kind: 'procedure', procedure: 'record_money_partial_payment' },
  policy: bookkeeper,
  repeat: { key: 'partial_payment_id_param' },
  input: z.strictObject({
    payment_id_param: z.uuid(),
    /** Chosen by the caller: a repeated id with the same content is the same part. */
    partial_payment_id_param: z.uuid().optional(),
    amount_param: decimalAmount('Amount').refine((amount) => amount > 0, 'Amount must be at least 0.01'),
    /** Left out: today in the zone of the book. */
    paid_date_param: day.nullable().default(null),
    note_param: shortText('Note', { most: contractLimits.note }).default(''),
  }),
  output: paymentOutcome,
  errors: [
    financeErrors.payment_not_found,
    financeErrors.payment_not_pending,
    financeErrors.partial_payment_above_open,
  ],
});
