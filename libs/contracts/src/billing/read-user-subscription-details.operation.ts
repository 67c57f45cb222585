import { z } from 'zod';
import { signedIn } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';
import { tier } from './plan.ts';
import { subscriptionState } from './subscription-access.ts';

const row = z.strictObject({
  user_id: z.uuid(),
  stripe_customer_id: z.string(),
  customer_email: z.string(),
  customer_name: z.string(),
  created_at: z.iso.datetime(),
  subscription_id: z.string().nullable(),
  subscription_status: subscriptionState.nullable(),
  plan_id: tier.nullable(),
  current_period_start: z.iso.datetime().nullable(),
  current_period_end: z.iso.datetime().nullable(),
  trial_end: z.iso.datetime().nullable(),
  cancel_at_period_end: z.boolean().nullable(),
  canceled_at: z.iso.datetime().nullable(),
  next_plan_id: tier.nullable(),
  /** Until when there is access if nothing changes; null while it is renewed, and without a subscription. */
  access_until: z.iso.datetime().nullable(),
  /** The card that is charged; null where there is none, or it is paid otherwise. */
  card_brand: z.string().nullable(),
  card_last4: z.string().nullable(),
  card_exp_month: z.int().nullable(),
  card_exp_year: z.int().nullable(),
  /** It is over because a charge was not paid, and not because the person cancelled it. */
  ended_unpaid: z.boolean().nullable(),
});
/** A row of `user_subscription_details`. */
export type UserSubscriptionDetails = z.output<typeof row>;

export const readUserSubscriptionDetails = tableRead({
  name: 'billing.read-user-subscription-details',
  summary: "The caller's customer data and current subscription, or the last one: at most one row.",
  table: 'user_subscription_details',
  policy: signedIn("the caller's own row"),
  owner: 'user_id',
  row,
});
