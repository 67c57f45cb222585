import type Stripe from 'stripe';
import { paidTiers, type PaidTier } from '@nivel/contracts/billing/plan';
import { graceEnd, type SubscriptionState } from '@nivel/contracts/billing/subscription-access';
import { cardOf, type PaymentCard } from './payment-card.ts';

/** The stored form of a subscription: the provider's state, and nothing else. */
export interface Subscription {
  readonly id: string;
  readonly userId: string;
  readonly customerId: string;
  readonly tier: PaidTier;
  readonly state: SubscriptionState;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly trialEnd: Date | null;
  /** When the oldest open charge failed first; kept where it ended without being paid. */
  readonly pastDueSince: Date | null;
  readonly endsAt: Date | null;
  readonly canceledAt: Date | null;
  /** It ended because a charge was not paid, and not by a request. */
  readonly endedUnpaid: boolean;
  readonly nextTier: PaidTier | null;
  readonly card: PaymentCard | null;
  readonly createdAt: Date;
}

const states: Readonly<Record<string, SubscriptionState>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  // The provider has given up charging: the days of grace run, or have run, from the same moment.
  unpaid: 'past_due',
  paused: 'paused',
  canceled: 'canceled',
  incomplete: 'incomplete',
  incomplete_expired: 'expired',
};

const moment = (seconds: number): Date => new Date(seconds * 1_000);
const momentOrNull = (seconds: number | null | undefined): Date | null => (seconds ? moment(seconds) : null);

/**
 * When the oldest open charge was created, of a subscription that is not charged again before it is paid: its first failure.
 */
const failedSince = ({ status, latest_invoice: invoice }: Stripe.Subscription): Date | null =>
  ['past_due', 'unpaid', 'canceled'].includes(status) && typeof invoice === 'object' && invoice?.status !== 'paid'
    ? momentOrNull(invoice?.created)
    : null;

/** The provider has given it up, or the days of grace were over when it ended. */
const endedUnpaid = (
  { status, canceled_at, cancellation_details: why }: Stripe.Subscription,
  failed: Date | null,
): boolean =>
  failed !== null &&
  status === 'canceled' &&
  (why?.reason === 'payment_failed' || (canceled_at !== null && moment(canceled_at) >= graceEnd(failed)));

/**
 * The end of the paid time of an ended subscription: a period whose charge was not paid does not count, nor does the time after
 * a trial that was cut short.
 */
const paidUntil = (
  { ended_at: endedAt, trial_end: trialEnd }: Stripe.Subscription,
  failed: Date | null,
  { start, end }: { readonly start: number; readonly end: number },
): number => {
  if (failed !== null) return start;
  return endedAt !== null && trialEnd !== null && endedAt < trialEnd ? endedAt : end;
};

type TierOf = (priceId: string) => PaidTier | undefined;

/**
 * The note at the provider that the plan paid for is another one than that of the next charge, until the period ends; null
 * removes it.
 */
export const heldUntil = (tier: PaidTier | null, end?: Date): Record<'held_tier' | 'held_until', string> => ({
  held_tier: tier ?? '',
  held_until: tier === null || end === undefined ? '' : String(end.getTime() / 1_000),
});

/** The plan that the running period is paid for, where its price was changed for the next one. */
const heldTier = ({ metadata }: Stripe.Subscription, periodEnd: number): PaidTier | undefined =>
  metadata['held_until'] === String(periodEnd) ? paidTiers.find((tier) => tier === metadata['held_tier']) : undefined;

/**
 * The provider's state in our terms. It is a pure function of the answer, so that the order in which events arrive does not
 * matter.
 * @returns null for an unknown plan
 */
export const subscriptionOf = (given: Stripe.Subscription, userId: string, tierOf: TierOf): Subscription | null => {
  const [item] = given.items.data;
  const state = states[given.status];
  const charged = item && tierOf(item.price.id);
  if (item === undefined || state === undefined || charged === undefined) return null;
  const { current_period_start: start, current_period_end: end } = item;
  const tier = heldTier(given, end) ?? charged;
  const ended = state === 'canceled' || state === 'expired';
  const failed = failedSince(given);
  const stops = given.cancel_at ?? (given.cancel_at_period_end ? end : null);
  return {
    id: given.id,
    userId,
    customerId: typeof given.customer === 'string' ? given.customer : given.customer.id,
    tier,
    state,
    periodStart: moment(start),
    periodEnd: moment(ended ? paidUntil(given, failed, { start, end }) : end),
    trialEnd: momentOrNull(given.trial_end),
    pastDueSince: failed,
    endsAt: momentOrNull(stops),
    canceledAt: momentOrNull(given.canceled_at),
    endedUnpaid: endedUnpaid(given, failed),
    nextTier: ended || tier === charged ? null : charged,
    card: cardOf(given.default_payment_method),
    createdAt: moment(given.created),
  };
};
