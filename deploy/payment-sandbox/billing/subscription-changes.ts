import type { InvoiceLine, PaymentIntent, Price, Subscription, SubscriptionItem } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { invalid } from '../wire/stripe-error.ts';
import { collect } from './collect.ts';
import { prorationLines } from './invoice-lines.ts';
import { draftInvoice, finalizeInvoice } from './invoices.ts';
import { discountsOf, UPDATED } from './subscription-status.ts';
import { itemForm, itemsOf, periodOf } from './subscription-form.ts';
import { paymentRefused, type PaymentBehavior } from './subscriptions.ts';

export interface ItemChange {
  readonly id?: string | undefined;
  readonly price?: string | undefined;
  readonly quantity?: number | undefined;
}

export type ProrationBehavior = 'always_invoice' | 'create_prorations' | 'none';

export interface PlannedChange {
  readonly items: SubscriptionItem[];
  readonly prorations: InvoiceLine[];
}

const sameRhythm = (one: Price, other: Price): boolean =>
  one.currency === other.currency &&
  one.recurring?.interval === other.recurring?.interval &&
  one.recurring?.interval_count === other.recurring?.interval_count;

const targetOf = (subscription: Subscription, { id }: ItemChange): SubscriptionItem => {
  const { data } = subscription.items;
  const found = id === undefined ? undefined : data.find((item) => item.id === id);
  if (found) return found;
  throw invalid(
    id === undefined
      ? 'Name the item that changes by its id: the sandbox adds none to a running subscription.'
      : `No such subscription item: '${id}'`,
    { param: 'items[0][id]', ...(id !== undefined && { code: 'resource_missing' }) },
  );
};

const changedItem = (state: SandboxState, before: SubscriptionItem, change: ItemChange): SubscriptionItem => {
  const price = change.price === undefined ? before.price : state.get('price', change.price, 'items[0][price]');
  if (!sameRhythm(before.price, price))
    throw invalid('The sandbox changes between prices of one currency and interval only.', {
      param: 'items[0][price]',
    });
  const quantity = change.quantity ?? before.quantity ?? 1;
  const period = { start: before.current_period_start, end: before.current_period_end };
  return {
    ...itemForm(before.subscription, { price, quantity, now: before.created }, period, before.id),
    metadata: before.metadata,
  };
};

const atOf = (subscription: Subscription, date: number | undefined, now: number): number => {
  const { start, end } = periodOf(subscription);
  const at = date ?? now;
  if (at < start || at > end)
    throw invalid('proration_date must be within the current period.', { param: 'proration_date' });
  return at;
};

/** The result of other prices or quantities, by the second of `date`; nothing is stored. */
export const planChange = (
  state: SandboxState,
  subscription: Subscription,
  changes: readonly ItemChange[],
  behavior: ProrationBehavior,
  date?: number,
): PlannedChange => {
  const at = atOf(subscription, date, state.now());
  const items = [...subscription.items.data];
  const prorations: InvoiceLine[] = [];
  for (const change of changes) {
    const before = targetOf(subscription, change);
    const after = changedItem(state, before, change);
    items[items.findIndex(({ id }) => id === before.id)] = after;
    const isSame = before.price.id === after.price.id && before.quantity === after.quantity;
    if (isSame || behavior === 'none' || subscription.status === 'trialing') continue;
    prorations.push(...prorationLines(state, before, { price: after.price, quantity: after.quantity ?? 1 }, at));
  }
  return { items, prorations };
};

interface ApplyOptions {
  readonly behavior: ProrationBehavior;
  readonly paymentBehavior: PaymentBehavior;
  readonly prorationDate: number | undefined;
  readonly isOffSession: boolean;
}

/** Changes the items, and bills the difference now or with the next invoice. */
export const applyChange = (
  state: SandboxState,
  before: Subscription,
  { items, prorations }: PlannedChange,
  options: ApplyOptions,
): Subscription => {
  const subscription = state.change('subscription', before.id, { items: itemsOf(before.id, items) }, UPDATED);
  if (prorations.length === 0) return subscription;
  if (options.behavior === 'always_invoice') return billNow(state, subscription, prorations, options);
  const waiting = state.find('pending', subscription.id)?.lines ?? [];
  state.put('pending', { id: subscription.id, lines: [...waiting, ...prorations] });
  return subscription;
};

const billNow = (
  state: SandboxState,
  subscription: Subscription,
  prorations: readonly InvoiceLine[],
  { prorationDate, paymentBehavior, isOffSession }: ApplyOptions,
): Subscription => {
  const waiting = state.find('pending', subscription.id)?.lines ?? [];
  state.remove('pending', subscription.id);
  const draft = draftInvoice(state, {
    customer: state.get('customer', subscription.customer),
    subscription,
    lines: [...waiting, ...prorations],
    discounts: discountsOf(state, subscription),
    reason: 'subscription_update',
    period: { start: state.now(), end: state.now() },
    prorationDate,
  });
  const invoice = finalizeInvoice(state, draft);
  state.change('subscription', subscription.id, { latest_invoice: invoice.id }, UPDATED);
  let intent: PaymentIntent | undefined;
  if (invoice.status === 'open' && paymentBehavior !== 'default_incomplete')
    intent = collect(state, invoice, { isOffSession });
  if (paymentBehavior === 'error_if_incomplete' && invoice.status === 'open' && intent?.status !== 'succeeded')
    throw paymentRefused(intent);
  return state.get('subscription', subscription.id);
};
