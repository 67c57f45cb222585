import { z } from 'zod';
import { currency } from './money-schema.ts';

/** A payment that is still to be made, as facts say it. */
export const openPayment = z.strictObject({
  paymentId: z.uuid(),
  contractId: z.uuid(),
  clientName: z.string(),
  contractTitle: z.string(),
  /** What is still to be paid, in minor units. */
  openAmount: z.int(),
  currency,
  dueDate: z.iso.date(),
});
