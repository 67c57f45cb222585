import { z } from 'zod';
import { shortText } from '../kernel/short-text.ts';
import { operation } from '../kernel/operation.ts';
import { bookkeeper, day } from './book.ts';
import { contractLimits, settablePaymentStatuses } from './contract-values.ts';
import { financeErrors } from './finance.errors.ts';
import { paymentOutcome } from './payment-shape.ts';

export const updatePaymentStatus = operation({
  name: 'finance.update-payment-status',
  summary: 'Marks a payment as paid or cancelled; an administrator with a reason takes that back.',
  door: { kind: 'procedure', procedure: 'update_payment_status' },
  policy: bookkeeper,
  repeat: 'idempotent',
  input: z.strictObject({
    payment_id_param: z.uuid(),
    status_param: z.enum(settablePaymentStatuses),
    /** The day on which it was paid; left out: today in the zone of the book. */
    paid_date_param: day.nullable().default(null),
    /** Why one is pending again. */
    reason_param: shortText('Reason', { most: contractLimits.reason }).default(''),
  }),
  output: paymentOutcome,
  errors: [
    financeErrors.payment_not_found,
    financeErrors.payment_not_pending,
    financeErrors.payment_paid_in_parts,
    financeErrors.payment_undo_needs_reason,
  ],
});
