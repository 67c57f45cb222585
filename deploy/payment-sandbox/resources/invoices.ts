import type Stripe from 'stripe';
import { z } from 'zod';
import { methodFor } from '../billing/cards.ts';
import { collect } from '../billing/collect.ts';
import { finalizeInvoice, intentOf, subscriptionOf, voidInvoice } from '../billing/invoices.ts';
import { refusalOf } from '../billing/payment-intents.ts';
import { firstInvoicePreview, upcomingInvoice } from '../billing/previews.ts';
import type { Invoice } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { FormFields } from '../wire/form.ts';
import { listOf, pageOf, pageParams } from '../wire/list.ts';
import { flag, id, ids, moment, read, type KnownTo } from '../wire/params.ts';
import { invalid } from '../wire/stripe-error.ts';
import type { ApiCall, Route } from '../wire/route.ts';
import { listing, retrieving } from './reading.ts';
import { discounts, itemChanges, prorationBehavior } from './subscription-fields.ts';

const PATH = '/v1/invoices';

const previewFields = {
  customer: id.optional(),
  discounts: discounts.optional(),
  expand: ids.optional(),
  preview_mode: z.literal('next').optional(),
  subscription: id.optional(),
  subscription_details: z
    .strictObject({
      cancel_at_period_end: flag.optional(),
      items: itemChanges.optional(),
      proration_behavior: prorationBehavior.optional(),
      proration_date: moment.optional(),
      trial_end: moment.optional(),
    })
    .optional(),
} satisfies KnownTo<Stripe.InvoiceCreatePreviewParams>;

const preview = (state: SandboxState, form: FormFields): Invoice => {
  const asked = read(previewFields, form);
  const details = asked.subscription_details ?? {};
  if (asked.subscription) {
    const subscription = state.get('subscription', asked.subscription, 'subscription');
    if (!['active', 'past_due', 'trialing'].includes(subscription.status))
      throw invalid('No upcoming invoices for this subscription.', { code: 'invoice_upcoming_none' });
    return upcomingInvoice(state, subscription, {
      items: details.items ?? [],
      behavior: details.proration_behavior ?? 'create_prorations',
      prorationDate: details.proration_date,
      cancelAtPeriodEnd: details.cancel_at_period_end,
      discounts: asked.discounts,
    });
  }
  if (!asked.customer || !details.items)
    throw invalid('You must provide a subscription, or a customer and items.', { param: 'customer' });
  return firstInvoicePreview(state, asked.customer, {
    items: details.items.map(({ price = '', quantity }) => ({ price, quantity })),
    discounts: asked.discounts ?? [],
    trialEnd: details.trial_end,
  });
};

const pay = (state: SandboxState, { path, fields }: ApiCall): Invoice => {
  const asked = read({ expand: ids.optional(), off_session: flag.optional(), payment_method: id.optional() }, fields);
  const before = state.get('invoice', path['id'] ?? '');
  if (before.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' });
  const invoice = before.status === 'draft' ? finalizeInvoice(state, before) : before;
  if (invoice.status === 'void') throw invalid('The invoice is void.', { code: 'invoice_not_editable' });
  const intent = collect(state, invoice, {
    ...(asked.payment_method && { method: methodFor(state, asked.payment_method) }),
    isOffSession: asked.off_session ?? true,
  });
  if (!intent?.payment_method && intent?.status === 'requires_payment_method' && !intent.last_payment_error)
    throw invalid('There is no default payment method.', { code: 'invoice_payment_intent_requires_action' });
  const refusal = intent && refusalOf(intent);
  if (refusal) throw refusal;
  return state.get('invoice', invoice.id);
};

const finalize = (state: SandboxState, invoiceId: string): Invoice => {
  const draft = state.get('invoice', invoiceId);
  if (draft.status !== 'draft') throw invalid('The invoice is already finalized.', { code: 'invoice_not_editable' });
  return finalizeInvoice(state, draft);
};

const voided = (state: SandboxState, invoiceId: string): Invoice => {
  const open = state.get('invoice', invoiceId);
  if (open.status !== 'open') throw invalid('Only open invoices can be voided.', { code: 'invoice_not_editable' });
  return voidInvoice(state, open);
};

/** The fields of an invoice that only `expand` shows. */
export const hiddenOfInvoice = (state: SandboxState, invoiceId: string, field: string): object | null | undefined => {
  if (field === 'confirmation_secret') {
    const secret = intentOf(state, invoiceId)?.client_secret;
    return secret ? { client_secret: secret, type: 'payment_intent' } : null;
  }
  if (field !== 'payments') return undefined;
  const payments = state.table('invoice_payment').where(({ invoice }) => invoice === invoiceId);
  return listOf(payments, `${PATH}/${invoiceId}/payments`);
};

export const invoices = (state: SandboxState): Route[] => [
  { method: 'POST', path: `${PATH}/create_preview`, answer: ({ fields }) => preview(state, fields) },
  { method: 'POST', path: `${PATH}/:id/pay`, answer: (call) => pay(state, call) },
  { method: 'POST', path: `${PATH}/:id/finalize`, answer: ({ path }) => finalize(state, path['id'] ?? '') },
  { method: 'POST', path: `${PATH}/:id/void`, answer: ({ path }) => voided(state, path['id'] ?? '') },
  {
    method: 'GET',
    path: `${PATH}/:id/lines`,
    answer: ({ path: { id: invoiceId = '' }, fields }) => {
      const { lines } = state.get('invoice', invoiceId);
      return pageOf(lines.data, read({ ...pageParams, expand: ids.optional() }, fields), lines.url);
    },
  },
  retrieving(state, 'invoice', PATH),
  listing(state, {
    kind: 'invoice',
    path: PATH,
    filters: {
      customer: id.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      subscription: id.optional(),
    },
    fits: (invoice, { customer, status, subscription }) =>
      (customer === undefined || invoice.customer === customer) &&
      (status === undefined || invoice.status === status) &&
      (subscription === undefined || subscriptionOf(invoice) === subscription),
  }),
  retrieving(state, 'invoice_payment', '/v1/invoice_payments'),
  listing(state, {
    kind: 'invoice_payment',
    path: '/v1/invoice_payments',
    filters: {
      invoice: id.optional(),
      payment: z.strictObject({ payment_intent: id.optional(), type: z.literal('payment_intent') }).optional(),
      status: z.enum(['canceled', 'open', 'paid']).optional(),
    },
    fits: (row, { invoice, payment, status }) =>
      (invoice === undefined || row.invoice === invoice) &&
      (payment?.payment_intent === undefined || row.payment.payment_intent === payment.payment_intent) &&
      (status === undefined || row.status === status),
  }),
];
