import type { Invoice, InvoicePayment, PaymentIntent } from '../state/objects.ts';
import { pageKey } from '../state/page-key.ts';
import { newId } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { invoiceForm, type NewInvoice } from './invoice-form.ts';
import { newIntent } from './payment-intents.ts';

/** How long a subscription's invoice waits before it is closed, as at Stripe, so that it may still be changed. */
const DRAFT_SECONDS = 3_600;

export const subscriptionOf = (invoice: Invoice): string | undefined =>
  invoice.parent?.subscription_details?.subscription;

/** Opens a draft; it is closed immediately by the caller, or an hour later by the clock. */
export const draftInvoice = (state: SandboxState, given: NewInvoice, waits = false): Invoice => {
  const form = invoiceForm(state, given);
  const invoice = state.put('invoice', {
    ...form,
    automatically_finalizes_at: waits ? state.now() + DRAFT_SECONDS : null,
  });
  state.tell('invoice.created', invoice);
  return invoice;
};

const numberOf = (state: SandboxState, customerId: string): string => {
  const customer = state.get('customer', customerId);
  const sequence = customer.next_invoice_sequence ?? 1;
  state.change('customer', customer.id, { next_invoice_sequence: sequence + 1 });
  return `${customer.invoice_prefix ?? 'NIVEL'}-${String(sequence).padStart(4, '0')}`;
};

/** Applies the customer's credit, or adds a negative invoice to it. */
const settleBalance = (state: SandboxState, invoice: Invoice): { due: number; starting: number; ending: number } => {
  const customer = state.get('customer', invoice.customer ?? '');
  const rest = invoice.total + customer.balance;
  const ending = Math.min(0, rest);
  if (ending !== customer.balance) state.change('customer', customer.id, { balance: ending }, 'customer.updated');
  return { due: Math.max(0, rest), starting: customer.balance, ending };
};

/** The payment that an invoice waits for, by default. */
export const paymentOf = (state: SandboxState, invoice: string): InvoicePayment | undefined =>
  state.table('invoice_payment').last((payment) => payment.invoice === invoice);

export const intentOf = (state: SandboxState, invoice: string): PaymentIntent | undefined =>
  state.find('payment_intent', paymentOf(state, invoice)?.payment.payment_intent);

const openPayment = (state: SandboxState, invoice: Invoice): void => {
  const subscription = state.find('subscription', subscriptionOf(invoice));
  const intent = newIntent(state, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    receiptEmail: invoice.customer_email,
    types: ['card'],
    futureUsage: subscription ? 'off_session' : null,
  });
  state.put('invoice_payment', {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: state.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
};

/** Closes a draft: it gets its number and addresses, and waits to be paid; one over nothing is paid by that. */
export const finalizeInvoice = (state: SandboxState, draft: Invoice): Invoice => {
  const { due, starting, ending } = settleBalance(state, draft);
  const page = `${state.origin}/invoices/${pageKey(state, draft.id)}`;
  const invoice = state.change('invoice', draft.id, {
    amount_due: due,
    amount_remaining: due,
    starting_balance: starting,
    ending_balance: ending,
    automatically_finalizes_at: null,
    effective_at: state.now(),
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    number: numberOf(state, draft.customer ?? ''),
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: state.now() },
  });
  state.tell('invoice.finalized', invoice);
  if (due === 0) return markPaid(state, invoice);
  openPayment(state, invoice);
  return invoice;
};

/** The invoice is paid. Whose subscription it is, the caller looks after. */
export const markPaid = (state: SandboxState, invoice: Invoice): Invoice => {
  const now = state.now();
  const payment = paymentOf(state, invoice.id);
  const paid = state.change('invoice', invoice.id, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + (payment ? 1 : 0),
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  });
  if (payment) {
    const done = state.change('invoice_payment', payment.id, {
      status: 'paid',
      amount_paid: invoice.amount_due,
      status_transitions: { canceled_at: null, paid_at: now },
    });
    state.tell('invoice_payment.paid', done);
  }
  state.tell('invoice.paid', paid);
  state.tell('invoice.payment_succeeded', paid);
  return paid;
};

/** The money is no longer requested. */
export const voidInvoice = (state: SandboxState, invoice: Invoice): Invoice => {
  const intent = intentOf(state, invoice.id);
  if (intent && intent.status !== 'succeeded' && intent.status !== 'canceled') {
    const canceled = state.change('payment_intent', intent.id, {
      status: 'canceled',
      canceled_at: state.now(),
      cancellation_reason: 'void_invoice',
      next_action: null,
    });
    state.tell('payment_intent.canceled', canceled);
  }
  const gone = state.change('invoice', invoice.id, {
    status: 'void',
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: state.now() },
  });
  state.tell('invoice.voided', gone);
  return gone;
};
