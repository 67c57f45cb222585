import { z } from 'zod';
import { currency } from './money-schema.ts';

/** An open payment, in the form of facts. */
export const openPayment = z.strictObject({
  paymentId: z.uuid(),
  contractId: z.uuid(),
  clientName: z.string(),
  contractTitle: z.string(),
  /** The open amount, in minor units. */
  openAmount: z.int(),
  currency,
  dueDate: z.iso.date(),
});
