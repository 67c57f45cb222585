import type { Customer, Discount, Invoice, InvoiceLine, Subscription } from '../state/objects.ts';
import { newId } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { listOf } from '../wire/list.ts';
import { discounted } from './discounts.ts';

type Reason = 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming' | 'manual';

export interface NewInvoice {
  readonly customer: Customer;
  readonly subscription: Subscription | undefined;
  readonly lines: readonly InvoiceLine[];
  readonly discounts: readonly Discount[];
  readonly reason: Reason;
  readonly period: { readonly start: number; readonly end: number };
  readonly prorationDate?: number | undefined;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

interface Totals {
  readonly subtotal: number;
  readonly total: number;
  readonly due: number;
  readonly perDiscount: { amount: number; discount: string }[];
}

const totalsOf = (lines: readonly InvoiceLine[], discounts: readonly Discount[], balance: number): Totals => {
  const perDiscount = discounts.map(({ id }) => ({
    amount: sum(
      lines.flatMap((line) => line.discount_amounts ?? []).map((one) => (one.discount === id ? one.amount : 0)),
    ),
    discount: id,
  }));
  const subtotal = sum(lines.map(({ amount }) => amount));
  const total = subtotal - sum(perDiscount.map(({ amount }) => amount));
  return { subtotal, total, due: Math.max(0, total + balance), perDiscount };
};

const parentOf = ({ subscription, prorationDate }: NewInvoice): Invoice['parent'] =>
  subscription
    ? {
        quote_details: null,
        subscription_details: {
          metadata: subscription.metadata,
          subscription: subscription.id,
          ...(prorationDate !== undefined && { subscription_proration_date: prorationDate }),
        },
        type: 'subscription_details',
      }
    : null;

const personOf = (
  customer: Customer,
): Pick<
  Invoice,
  | 'customer'
  | 'customer_account'
  | 'customer_address'
  | 'customer_email'
  | 'customer_name'
  | 'customer_phone'
  | 'customer_shipping'
  | 'customer_tax_exempt'
  | 'customer_tax_ids'
> => ({
  customer: customer.id,
  customer_account: null,
  customer_address: customer.address ?? null,
  customer_email: customer.email,
  customer_name: customer.name ?? null,
  customer_phone: customer.phone ?? null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
});

/** The common fields of every invoice of the sandbox. */
const constant = {
  object: 'invoice',
  account_country: 'MX',
  account_name: 'Nivel Sandbox',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  collection_method: 'charge_automatically',
  custom_fields: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  due_date: null,
  effective_at: null,
  ending_balance: null,
  footer: null,
  from_invoice: null,
  hosted_invoice_url: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  number: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  status: 'draft',
  status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  test_clock: null,
  total_pretax_credit_amounts: [],
  total_taxes: [],
} as const;

/** An invoice with its totals, discounts and the part covered by the customer's balance; not kept yet. */
export const invoiceForm = (state: SandboxState, given: NewInvoice, id = newId('in')): Invoice => {
  const { customer, subscription, discounts, reason, period } = given;
  const lines = discounted(state, given.lines, discounts).map((line) => ({ ...line, invoice: id }));
  const { subtotal, total, due, perDiscount } = totalsOf(lines, discounts, customer.balance);
  const isPreview = id.startsWith('upcoming_');
  return {
    ...constant,
    ...personOf(customer),
    id,
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    billing_reason: reason,
    created: isPreview ? period.end : state.now(),
    currency: lines[0]?.currency ?? 'mxn',
    default_tax_rates: [],
    description: null,
    discounts: discounts.map((discount) => discount.id),
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    parent: parentOf(given),
    payment_settings: {
      ...constant.payment_settings,
      payment_method_types: subscription?.payment_settings?.payment_method_types ?? null,
    },
    period_end: period.end,
    period_start: period.start,
    starting_balance: customer.balance,
    status_transitions: { ...constant.status_transitions },
    subtotal,
    subtotal_excluding_tax: subtotal,
    total,
    total_discount_amounts: perDiscount,
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    customer_tax_ids: [],
    webhooks_delivered_at: isPreview ? null : state.now(),
  };
};
