import type { Invoice, PaymentIntent, PaymentMethod } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { attach } from './cards.ts';
import { afterCheckout } from './checkout-results.ts';
import { finalizeInvoice, intentOf, markPaid, subscriptionOf } from './invoices.ts';
import { confirmIntent } from './payment-intents.ts';
import { defaultMethod, endSubscription, LIVE, subscriptionPaid, UPDATED } from './subscription-status.ts';

const DAY = 86_400;

/** The next try after a refused one, counted from when the invoice was closed; null after the last one. */
const nextTry = (state: SandboxState, invoice: Invoice, attempts: number): number | null => {
  const days = state.retryDays[attempts - 1];
  const since = invoice.status_transitions.finalized_at ?? invoice.created;
  return days === undefined ? null : Math.max(state.now() + 1, since + days * DAY);
};

/** A refused invoice of a running subscription makes it past due; after the last try by the clock it ends. */
const refused = (state: SandboxState, invoice: Invoice, isByClock: boolean): void => {
  const subscription = state.find('subscription', subscriptionOf(invoice));
  const isLive = subscription !== undefined && LIVE.includes(subscription.status);
  // Attempts of a person in between do not count, as the schedule follows the clock.
  const counts = isByClock || !isLive || invoice.attempt_count === 0;
  const attempts = invoice.attempt_count + (counts ? 1 : 0);
  const planned = counts ? nextTry(state, invoice, attempts) : invoice.next_payment_attempt;
  const failed = state.change('invoice', invoice.id, {
    attempted: true,
    attempt_count: attempts,
    next_payment_attempt: isLive ? planned : null,
  });
  state.tell('invoice.payment_failed', failed);
  if (!isLive) return;
  if (isByClock && planned === null) endSubscription(state, subscription, 'payment_failed');
  else state.change('subscription', subscription.id, { status: 'past_due' }, UPDATED);
};

/** The consequences of a payment's result for the object it belongs to. */
export const afterPayment = (state: SandboxState, intent: PaymentIntent, isByClock = false): void => {
  const payment = state.table('invoice_payment').last((one) => one.payment.payment_intent === intent.id);
  if (!payment) {
    afterCheckout(state, intent);
    return;
  }
  const invoice = state.get('invoice', payment.invoice);
  if (invoice.status !== 'open') return;
  if (intent.status === 'succeeded') subscriptionPaid(state, subscriptionOf(invoice), markPaid(state, invoice), intent);
  else if (intent.status === 'requires_action') state.tell('invoice.payment_action_required', invoice);
  else if (intent.last_payment_error) refused(state, invoice, isByClock);
};

export interface Collection {
  readonly method?: PaymentMethod | undefined;
  readonly isOffSession?: boolean;
  /** Tried by the clock, and not by a request. */
  readonly isByClock?: boolean;
}

/** Takes the money of an open invoice from the given or default payment method. */
export const collect = (
  state: SandboxState,
  invoice: Invoice,
  { method, isOffSession = false, isByClock = false }: Collection = {},
): PaymentIntent | undefined => {
  const intent = intentOf(state, invoice.id);
  if (invoice.status !== 'open' || !intent) return undefined;
  const subscription = state.find('subscription', subscriptionOf(invoice));
  const from = method ?? (subscription && defaultMethod(state, subscription));
  if (!from) {
    refused(state, invoice, isByClock);
    return intent;
  }
  if (invoice.customer && from.customer === null) attach(state, from, invoice.customer);
  const tried = confirmIntent(state, intent, from, { isOffSession });
  afterPayment(state, tried, isByClock);
  return tried;
};

/** Closes a draft and takes its money. */
export const finalizeAndCollect = (state: SandboxState, draft: Invoice, how: Collection): Invoice => {
  const invoice = finalizeInvoice(state, draft);
  if (invoice.status === 'paid') subscriptionPaid(state, subscriptionOf(invoice), invoice, undefined);
  else collect(state, invoice, how);
  return state.get('invoice', invoice.id);
};
