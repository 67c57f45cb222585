import type { Discount, Invoice, PaymentIntent, PaymentMethod, Subscription } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { isRunning } from './discounts.ts';

export const UPDATED = 'customer.subscription.updated';

/** The subscriptions that a renewal charges. */
export const LIVE: readonly string[] = ['active', 'trialing', 'past_due'];
export const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];

/** The payment method that a renewal is charged to. */
export const defaultMethod = (state: SandboxState, subscription: Subscription): PaymentMethod | undefined =>
  state.find('payment_method', subscription.default_payment_method) ??
  state.find('payment_method', state.find('customer', subscription.customer)?.invoice_settings.default_payment_method);

export const discountsOf = (state: SandboxState, { discounts }: Subscription): Discount[] =>
  discounts
    .map((id) => state.find('discount', id))
    .filter((discount) => discount !== undefined)
    .filter((discount) => isRunning(discount, state.now()));

/** A coupon for one payment is spent by the first invoice it takes something off. */
export const spendOnce = (state: SandboxState, subscription: Subscription, invoice: Invoice): void => {
  const spent = (invoice.total_discount_amounts ?? [])
    .filter(({ amount }) => amount > 0)
    .map(({ discount }) => state.find('discount', discount))
    .filter((discount) => state.find('coupon', discount?.source.coupon)?.duration === 'once')
    .map((discount) => discount?.id);
  if (spent.length === 0) return;
  state.change('subscription', subscription.id, {
    discounts: subscription.discounts.filter((id) => !spent.includes(id)),
  });
};

const hasOtherDebt = (state: SandboxState, subscription: string, paid: string): boolean =>
  state
    .table('invoice')
    .where(
      ({ id, status, parent }) =>
        id !== paid && status === 'open' && parent?.subscription_details?.subscription === subscription,
    ).length > 0;

const RECOVERS: readonly string[] = ['incomplete', 'past_due', 'unpaid', 'paused'];

/** A paid invoice activates what waited for it, and the card is kept if the subscription asks for it. */
export const subscriptionPaid = (
  state: SandboxState,
  id: string | undefined,
  invoice: Invoice,
  intent: PaymentIntent | undefined,
): void => {
  const subscription = state.find('subscription', id);
  if (!subscription || ENDED.includes(subscription.status)) return;
  const recovers = RECOVERS.includes(subscription.status) && !hasOtherDebt(state, subscription.id, invoice.id);
  const keeps =
    subscription.payment_settings?.save_default_payment_method === 'on_subscription' && intent?.payment_method;
  state.change(
    'subscription',
    subscription.id,
    {
      ...(recovers && { status: 'active' }),
      ...(keeps && { default_payment_method: intent.payment_method }),
    },
    UPDATED,
  );
};

/** Ends it now. Open invoices stay owed, but are no longer collected. */
export const endSubscription = (
  state: SandboxState,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): Subscription => {
  const now = state.now();
  const details = subscription.cancellation_details;
  const ended = state.change('subscription', subscription.id, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: {
      comment: details?.comment ?? null,
      feedback: details?.feedback ?? null,
      feedback_option: null,
      reason: details?.reason ?? reason,
    },
  });
  for (const { id, status, parent } of state.table('invoice'))
    if (parent?.subscription_details?.subscription === ended.id && (status === 'open' || status === 'draft'))
      state.change('invoice', id, {
        auto_advance: false,
        automatically_finalizes_at: null,
        next_payment_attempt: null,
      });
  state.tell('customer.subscription.deleted', ended);
  return ended;
};
