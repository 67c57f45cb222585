import { z } from 'zod';

/** The payment: the provider's id of an invoice, or ours of a pass. */
export const receiptId = z.union([z.string().regex(/^in_[A-Za-z0-9_]{4,200}$/), z.uuid()]);
