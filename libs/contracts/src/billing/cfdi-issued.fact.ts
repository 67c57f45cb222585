import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

export const cfdiIssued = fact({
  name: 'billing.cfdi.issued',
  version: 1,
  summary: 'The CFDI of a payment was issued. Its XML names the person to the tax office, and is not published.',
  payload: z.strictObject({
    userId: z.uuid(),
    /** The payment: the provider's id of an invoice, or ours of a pass. */
    receiptId: z.string(),
    /** The fiscal folio. */
    uuid: z.uuid(),
    /** In centavos, IVA included. */
    amount: z.int().positive(),
  }),
});
