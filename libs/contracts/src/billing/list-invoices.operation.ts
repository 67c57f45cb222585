import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';

const invoiceState = z.enum(['open', 'paid', 'uncollectible', 'void']);

/** An invoice as its payer sees it; amounts in centavos. */
const invoice = z.strictObject({
  id: z.string(),
  /** The number as printed on the invoice. */
  number: z.string().nullable(),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  state: invoiceState,
  currency: z.literal('mxn'),
  /** IVA included; below zero where something is given back. */
  total: z.int(),
  /** The IVA in the total. */
  iva: z.int(),
  amount_paid: z.int(),
  /** The provider's pages; null if they could not be requested. */
  pdf_url: z.url().nullable(),
  hosted_url: z.url().nullable(),
});

export const listInvoices = operation({
  name: 'billing.list-invoices',
  summary: 'Invoices, newest first; drafts and those of nothing are left out.',
  door: { kind: 'procedure', procedure: 'list_invoices' },
  policy: signedIn("the caller's own invoices"),
  repeat: 'safe',
  input: z.strictObject({
    /** Id of the last one of the page before. */
    before: z
      .string()
      .regex(/^in_[A-Za-z0-9_]{4,200}$/)
      .optional(),
    limit: z.int().min(1).max(100).default(20),
  }),
  output: z.strictObject({ invoices: z.array(invoice), has_more: z.boolean() }),
  errors: [],
  deadlineMs: 25_000,
});
