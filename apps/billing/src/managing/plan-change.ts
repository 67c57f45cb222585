import type Stripe from 'stripe';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { tiers, type PaidTier, type Tier } from '@nivel/contracts/billing/plan';
import { isLive } from '@nivel/contracts/billing/subscription-access';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { heldUntil, type Subscription } from '../subscriptions/provider-subscription.ts';

/** A change of plan: up immediately, down with the next period. */
export interface PlanChange {
  readonly to: PaidTier;
  /** `none`: it has this plan already, and keeps it. `kept`: it was to have another from the next period, and keeps this one. */
  readonly when: 'none' | 'kept' | 'now' | 'next_period';
}

/** @throws AppError `free_needs_no_payment`, `no_such_subscription` */
export const planChange = ({ tier, state, nextTier }: Subscription, to: Tier): PlanChange => {
  if (to === 'free') throw new AppError(billingErrors.free_needs_no_payment);
  if (!isLive(state)) throw new AppError(billingErrors.no_such_subscription);
  if (to === (nextTier ?? tier)) return { to, when: 'none' };
  if (to === tier) return { to, when: 'kept' };
  // A trial has charged nothing yet, so that nothing is lost by going down immediately.
  const isUp = tiers.indexOf(to) > tiers.indexOf(tier) || state === 'trialing';
  return { to, when: isUp ? 'now' : 'next_period' };
};

/**
 * The request to the provider for it. Down: the lower price from the next charge on, with a note of the plan paid for until
 * then.
 */
export const changeParameters = (
  { when }: PlanChange,
  { tier, periodEnd }: Subscription,
  item: string,
  price: string,
): Stripe.SubscriptionUpdateParams => ({
  items: [{ id: item, price }],
  metadata: when === 'next_period' ? heldUntil(tier, periodEnd) : heldUntil(null),
  ...(when === 'now'
    ? { proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' }
    : { proration_behavior: 'none' }),
});
