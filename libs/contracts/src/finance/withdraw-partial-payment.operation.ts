import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { administrator } from './book.ts';
import { financeErrors } from './finance.errors.ts';
import { paymentOutcome, undoReason } from './payment-shape.ts';

export const withdrawPartialPayment = operation({
  name: 'finance.withdraw-partial-payment',
  summary: 'Takes a part of a payment back, with a reason; a payment that the parts had paid is pending again.',
  door: { kind: 'procedure', procedure: 'withdraw_money_partial_payment' },
  policy: administrator,
  repeat: 'idempotent',
  input: z.strictObject({ partial_payment_id_param: z.uuid(), reason_param: undoReason }),
  output: paymentOutcome,
  errors: [financeErrors.partial_payment_not_found, financeErrors.payment_not_pending],
});
