import { z } from 'zod';
import { tier } from './plan.ts';
import { subscriptionState } from './subscription-access.ts';

/** A subscription as its owner sees it. */
export const subscriptionView = z.strictObject({
  subscription_id: z.string(),
  plan: tier,
  state: subscriptionState,
  /** When the paid period, or the trial, ends. */
  current_period_end: z.iso.datetime(),
  trial_end: z.iso.datetime().nullable(),
  /** It ends with the period instead of being renewed. */
  cancel_at_period_end: z.boolean(),
  canceled_at: z.iso.datetime().nullable(),
  /** The plan that it gets with the next period, where that is another one. */
  next_plan: tier.nullable(),
  /** Until when there is access if nothing changes; null while it is renewed. */
  access_until: z.iso.datetime().nullable(),
});
export type SubscriptionView = z.output<typeof subscriptionView>;
