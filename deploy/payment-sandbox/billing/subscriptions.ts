import type { Invoice, PaymentIntent, Price, Subscription } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { invalid, StripeError } from '../wire/stripe-error.ts';
import { attach, methodFor } from './cards.ts';
import { collect } from './collect.ts';
import { redeem, type DiscountParam } from './discounts.ts';
import { periodLine } from './invoice-lines.ts';
import { draftInvoice, finalizeInvoice, intentOf } from './invoices.ts';
import { refusalOf } from './payment-intents.ts';
import { periodEnd } from './period.ts';
import { newSetup } from './setup-intents.ts';
import { defaultMethod, discountsOf, spendOnce, subscriptionPaid } from './subscription-status.ts';
import { subscriptionForm } from './subscription-form.ts';

export type PaymentBehavior = 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete';

export interface SubscriptionOrder {
  readonly customer: string;
  readonly items: readonly { readonly price: string; readonly quantity?: number | undefined }[];
  readonly trialDays?: number | undefined;
  readonly trialEnd?: number | undefined;
  readonly trialEndBehavior?: 'cancel' | 'create_invoice' | 'pause' | undefined;
  readonly paymentBehavior?: PaymentBehavior | undefined;
  readonly paymentMethod?: string | undefined;
  readonly paymentSettings?: Subscription['payment_settings'];
  readonly discounts?: readonly DiscountParam[];
  readonly metadata?: Record<string, string> | undefined;
  readonly description?: string | null | undefined;
  readonly cancelAtPeriodEnd?: boolean | undefined;
  readonly cancelAt?: number | undefined;
  readonly isOffSession?: boolean | undefined;
}

const DAY = 86_400;

interface PricedItem {
  readonly price: Price;
  readonly quantity: number;
}

/** The prices of an order: recurring, in use, and billed together. */
export const pricedItems = (state: SandboxState, items: SubscriptionOrder['items']): PricedItem[] => {
  const priced = items.map(({ price, quantity = 1 }, index) => {
    const found = state.get('price', price, `items[${index}][price]`);
    if (!found.recurring) throw invalid('The price is not recurring.', { param: `items[${index}][price]` });
    if (!found.active) throw invalid(`Price ${price} is inactive.`, { param: `items[${index}][price]` });
    return { price: found, quantity };
  });
  const [first] = priced;
  if (!first) throw invalid('Missing required param: items.', { code: 'parameter_missing', param: 'items' });
  const sameRhythm = ({ price }: PricedItem): boolean =>
    price.currency === first.price.currency &&
    price.recurring?.interval === first.price.recurring?.interval &&
    price.recurring?.interval_count === first.price.recurring?.interval_count;
  if (!priced.every(sameRhythm))
    throw invalid('All items need one currency and one interval (in the sandbox).', { param: 'items' });
  return priced;
};

const trialEndOf = ({ trialDays, trialEnd }: SubscriptionOrder, now: number): number | undefined => {
  if (trialEnd !== undefined && trialEnd <= now)
    throw invalid('trial_end must be in the future.', { param: 'trial_end' });
  return trialEnd ?? (trialDays ? now + trialDays * DAY : undefined);
};

export const createSubscription = (state: SandboxState, order: SubscriptionOrder): Subscription => {
  const now = state.now();
  const customer = state.get('customer', order.customer, 'customer');
  const items = pricedItems(state, order.items);
  const trialEnd = trialEndOf(order, now);
  const anchor = trialEnd ?? now;
  const recurrence = items[0]?.price.recurring ?? { interval: 'month', interval_count: 1 };
  const method = order.paymentMethod
    ? attach(state, methodFor(state, order.paymentMethod, 'default_payment_method'), customer.id)
    : undefined;
  const created = state.put(
    'subscription',
    subscriptionForm(state, {
      customer: customer.id,
      items,
      trialEnd,
      anchor,
      end: trialEnd ?? periodEnd(anchor, now, recurrence),
      metadata: order.metadata ?? {},
      description: order.description ?? null,
      paymentMethod: method?.id ?? null,
      paymentSettings: order.paymentSettings ?? null,
      trialEndBehavior: order.trialEndBehavior ?? 'create_invoice',
      cancelAtPeriodEnd: order.cancelAtPeriodEnd ?? false,
      cancelAt: order.cancelAt ?? null,
    }),
  );
  const discounts = (order.discounts ?? []).map((param) => redeem(state, param, customer.id, created.id).id);
  const subscription = state.change('subscription', created.id, { discounts });
  return begin(state, subscription, order);
};

const firstInvoice = (state: SandboxState, subscription: Subscription): Invoice => {
  const isTrial = subscription.status === 'trialing';
  const now = state.now();
  const draft = draftInvoice(state, {
    customer: state.get('customer', subscription.customer),
    subscription,
    lines: subscription.items.data.map((item) =>
      periodLine(state, item, { start: now, end: item.current_period_end }, isTrial),
    ),
    discounts: discountsOf(state, subscription),
    reason: 'subscription_create',
    period: { start: now, end: now },
  });
  spendOnce(state, subscription, draft);
  return finalizeInvoice(state, draft);
};

const begin = (state: SandboxState, created: Subscription, order: SubscriptionOrder): Subscription => {
  const invoice = firstInvoice(state, created);
  const needsCard = created.status === 'trialing' && !defaultMethod(state, created);
  const setup = needsCard ? newSetup(state, { customer: created.customer }) : undefined;
  const isFree = created.status === 'incomplete' && invoice.status === 'paid';
  const subscription = state.change('subscription', created.id, {
    latest_invoice: invoice.id,
    pending_setup_intent: setup?.id ?? null,
    ...(isFree && { status: 'active' }),
  });
  state.tell('customer.subscription.created', subscription);
  if (invoice.status === 'open') payFirst(state, subscription, invoice, order);
  else subscriptionPaid(state, subscription.id, invoice, undefined);
  return state.get('subscription', subscription.id);
};

const payFirst = (
  state: SandboxState,
  subscription: Subscription,
  invoice: Invoice,
  { paymentBehavior = 'allow_incomplete', isOffSession = false }: SubscriptionOrder,
): void => {
  const method = defaultMethod(state, subscription);
  if (paymentBehavior === 'default_incomplete') {
    const intent = intentOf(state, invoice.id);
    if (method && intent)
      state.change('payment_intent', intent.id, { status: 'requires_confirmation', payment_method: method.id });
    return;
  }
  if (!method)
    throw invalid('This customer has no attached payment source or default payment method.', {
      code: 'resource_missing',
    });
  const tried = collect(state, invoice, { method, isOffSession });
  if (paymentBehavior === 'error_if_incomplete' && tried?.status !== 'succeeded') throw paymentRefused(tried);
};

/** A refusal that leaves no trace: the requested change did not happen. */
export const paymentRefused = (intent: PaymentIntent | undefined): StripeError => {
  const refusal = intent && refusalOf(intent);
  const { code, decline_code } = refusal?.fields ?? { code: 'subscription_payment_intent_requires_action' };
  const message = refusal?.message ?? 'The payment needs its owner to authenticate.';
  return new StripeError(402, 'card_error', message, { ...(code && { code }), ...(decline_code && { decline_code }) });
};
