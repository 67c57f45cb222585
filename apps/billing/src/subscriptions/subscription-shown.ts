import type { SubscriptionView } from '@nivel/contracts/billing/subscription-view';
import { accessEnd } from './access-of.ts';
import type { Subscription } from './provider-subscription.ts';

const momentOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A subscription as its owner sees it. */
export const subscriptionShown = (one: Subscription): SubscriptionView => ({
  subscription_id: one.id,
  plan: one.tier,
  state: one.state,
  current_period_end: one.periodEnd.toISOString(),
  trial_end: momentOrNull(one.trialEnd),
  cancel_at_period_end: one.endsAt !== null,
  canceled_at: momentOrNull(one.canceledAt),
  next_plan: one.nextTier,
  access_until: momentOrNull(accessEnd(one)),
});
