import { z } from 'zod';
import { paymentStatuses } from './contract-values.ts';
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
  currency,
  due_date: z.string(),
  status: z.enum(paymentStatuses),
  paid_date: z.string().nullable(),
});
export type PaymentRow = z.output<typeof paymentRow>;

/** What a change of a payment answers. */
export const paymentOutcome = z.strictObject({ success: z.literal(true), payment: paymentRow });
