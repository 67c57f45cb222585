import { z } from 'zod';
import { shortText } from '../kernel/short-text.ts';
import { contractLimits, paymentStatuses } from './contract-values.ts';
import { currency } from './money-schema.ts';

/** A payment as the documented doors show it. */
export const paymentRow = z.strictObject({
  id: z.uuid(),
  /** The same as `id`. */
  payment_id: z.uuid(),
  contract_id: z.uuid(),
  client_name: z.string(),
  contract_title: z.string(),
  amount: z.number(),
  /** The sum of the partial payments. */
  received_amount: z.number(),
  /** The amount still to be paid; 0 of a paid or cancelled one. */
  open_amount: z.number(),
  currency,
  due_date: z.string(),
  status: z.enum(paymentStatuses),
  paid_date: z.string().nullable(),
});
export type PaymentRow = z.output<typeof paymentRow>;

/** A part of a payment that was received. */
export const partialPaymentRow = z.strictObject({
  id: z.uuid(),
  amount: z.number(),
  paid_date: z.string(),
  note: z.string(),
  created_at: z.iso.datetime(),
});
export type PartialPaymentRow = z.output<typeof partialPaymentRow>;

/** The answer to a change of a payment. */
export const paymentOutcome = z.strictObject({ success: z.literal(true), payment: paymentRow });

/** Why a recorded payment is reversed. */
export const undoReason = shortText('Reason', { least: 1, most: contractLimits.reason });
