import type { InvoiceLine, Subscription } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { finalizeAndCollect } from './collect.ts';
import { periodLine } from './invoice-lines.ts';
import { draftInvoice } from './invoices.ts';
import { periodEnd } from './period.ts';
import { defaultMethod, discountsOf, endSubscription, spendOnce, UPDATED } from './subscription-status.ts';
import { itemsOf, periodOf } from './subscription-form.ts';

const recurrenceOf = ({ items }: Subscription): { interval: string; interval_count: number } =>
  items.data[0]?.price.recurring ?? { interval: 'month', interval_count: 1 };

export const nextPeriod = (subscription: Subscription): { start: number; end: number } => {
  const start = periodOf(subscription).end;
  return { start, end: periodEnd(subscription.billing_cycle_anchor, start, recurrenceOf(subscription)) };
};

const withPeriod = (subscription: Subscription, period: { start: number; end: number }): Subscription['items'] =>
  itemsOf(
    subscription.id,
    subscription.items.data.map((item) => ({
      ...item,
      current_period_start: period.start,
      current_period_end: period.end,
    })),
  );

/** The lines of the invoice of a new period: pending items, and the period. */
export const cycleLines = (
  state: SandboxState,
  subscription: Subscription,
  period: { start: number; end: number },
): InvoiceLine[] => [
  ...(state.find('pending', subscription.id)?.lines ?? []),
  ...subscription.items.data.map((item) => periodLine(state, item, period)),
];

/** Bills a period: a renewal's draft waits an hour before it is closed and charged, one made by a request does not. */
export const billPeriod = (
  state: SandboxState,
  subscription: Subscription,
  period: { start: number; end: number },
  waits: boolean,
): Subscription => {
  const draft = draftInvoice(
    state,
    {
      customer: state.get('customer', subscription.customer),
      subscription,
      lines: cycleLines(state, subscription, period),
      discounts: discountsOf(state, subscription),
      reason: waits ? 'subscription_cycle' : 'subscription_update',
      period: waits ? periodOf(subscription) : { start: state.now(), end: state.now() },
    },
    waits,
  );
  state.remove('pending', subscription.id);
  spendOnce(state, subscription, draft);
  const billed = state.change('subscription', subscription.id, {
    latest_invoice: draft.id,
    items: withPeriod(subscription, period),
  });
  if (!waits) finalizeAndCollect(state, draft, {});
  return state.get('subscription', billed.id);
};

/** Tells of the change as one event, although it took several steps. */
const tellChange = (state: SandboxState, before: Subscription, id: string): void => {
  const after = state.get('subscription', id);
  state.put('subscription', before);
  state.change('subscription', id, after, UPDATED);
};

/** The period is over: the next one starts, or it ends as requested. */
export const renew = (state: SandboxState, subscription: Subscription): void => {
  if (subscription.cancel_at_period_end) {
    endSubscription(state, subscription, 'cancellation_requested');
    return;
  }
  billPeriod(state, subscription, nextPeriod(subscription), true);
  tellChange(state, subscription, subscription.id);
};

/** The trial is over: it is paid from now on, or follows its setting for a missing card. */
export const endTrial = (state: SandboxState, subscription: Subscription, waits: boolean): Subscription => {
  const now = state.now();
  const behavior = subscription.trial_settings?.end_behavior.missing_payment_method ?? 'create_invoice';
  const isPaid = defaultMethod(state, subscription) !== undefined;
  if (subscription.cancel_at_period_end || (!isPaid && behavior === 'cancel'))
    return endSubscription(state, subscription, 'cancellation_requested');
  if (!isPaid && behavior === 'pause') {
    const paused = state.change('subscription', subscription.id, { status: 'paused' });
    state.tell('customer.subscription.paused', paused);
    return paused;
  }
  const active = state.change('subscription', subscription.id, {
    status: 'active',
    trial_end: now,
    billing_cycle_anchor: now,
  });
  const period = { start: now, end: periodEnd(now, now, recurrenceOf(active)) };
  billPeriod(state, active, period, waits);
  tellChange(state, subscription, subscription.id);
  return state.get('subscription', subscription.id);
};

/** A paused subscription starts a new period, once it is paid. */
export const resume = (state: SandboxState, subscription: Subscription): Subscription => {
  const now = state.now();
  const anchored = state.change('subscription', subscription.id, { billing_cycle_anchor: now });
  const period = { start: now, end: periodEnd(now, now, recurrenceOf(anchored)) };
  const billed = billPeriod(state, anchored, period, false);
  if (billed.status === 'active') state.tell('customer.subscription.resumed', billed);
  return billed;
};
