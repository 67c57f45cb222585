import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

export const invoicePaid = fact({
  name: 'billing.invoice.paid',
  version: 1,
  summary: 'Somebody paid an invoice.',
  payload: z.strictObject({
    userId: z.uuid(),
    invoiceId: z.string(),
    /** The number as printed on the invoice. */
    number: z.string().nullable(),
    /** In centavos, IVA included. */
    amount: z.int().positive(),
    /** The IVA in the amount. */
    iva: z.int().nonnegative(),
    paidAt: z.iso.datetime(),
    /** A link of the provider that is valid for some weeks. */
    pdfUrl: z.url().nullable(),
  }),
});
