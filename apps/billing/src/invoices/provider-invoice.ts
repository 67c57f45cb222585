import type Stripe from 'stripe';
import { ivaOf } from '@nivel/contracts/billing/price-text';

const states = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;
export type InvoiceState = (typeof states)[number];

/** The stored form of an invoice. */
export interface Invoice {
  readonly id: string;
  readonly subscriptionId: string | null;
  readonly number: string | null;
  readonly state: InvoiceState;
  /** In centavos, IVA included. */
  readonly total: number;
  readonly iva: number;
  readonly amountPaid: number;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly pdfUrl: string | null;
  readonly hostedUrl: string | null;
}

const idOf = (given: string | { readonly id: string } | null | undefined): string | null =>
  (typeof given === 'string' ? given : given?.id) ?? null;

/** The provider's answer, in our terms. @returns null for a non-invoice, as a preview */
export const invoiceOf = (given: Stripe.Invoice): Invoice | null => {
  const { id, status_transitions: moments } = given;
  const state = states.find((one) => one === given.status);
  if (id === undefined || state === undefined) return null;
  return {
    id,
    subscriptionId: idOf(given.parent?.subscription_details?.subscription),
    number: given.number,
    state,
    total: given.total,
    // The provider computes no tax: every price includes it.
    iva: ivaOf(given.total).iva,
    amountPaid: given.amount_paid,
    createdAt: new Date(given.created * 1_000),
    paidAt: moments.paid_at === null ? null : new Date(moments.paid_at * 1_000),
    pdfUrl: given.invoice_pdf ?? null,
    hostedUrl: given.hosted_invoice_url ?? null,
  };
};

/** The recipient of an invoice, at the provider. */
export const customerOf = ({ customer }: Stripe.Invoice): string | null => idOf(customer);
