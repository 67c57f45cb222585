import { z } from 'zod';
import type { Tier } from './plan.ts';

export const subscriptionState = z.enum([
  'trialing',
  'active',
  'past_due',
  'paused',
  'canceled',
  'incomplete',
  'expired',
]);
export type SubscriptionState = z.output<typeof subscriptionState>;

/** Days of access after the first failed charge. */
export const graceDays = 7;
const dayMs = 86_400_000;

/** A person has at most one subscription in one of these states. */
const liveStates: ReadonlySet<SubscriptionState> = new Set(['trialing', 'active', 'past_due', 'paused', 'incomplete']);
export const isLive = (state: SubscriptionState): boolean => liveStates.has(state);

/** The end of the days of grace. */
export const graceEnd = (pastDueSince: Date): Date => new Date(pastDueSince.getTime() + graceDays * dayMs);

/** The data of a subscription that the rule needs. */
export interface SubscriptionStanding {
  readonly tier: Tier;
  readonly state: SubscriptionState;
  /** The end of the paid period, or of the trial. */
  readonly periodEnd: Date;
  /** When the first charge of those open failed; null while none did. */
  readonly pastDueSince: Date | null;
}

const accessEnd = ({ state, periodEnd, pastDueSince }: SubscriptionStanding): Date | 'open' | 'none' => {
  if (state === 'trialing' || state === 'active') return 'open';
  if (state === 'canceled') return periodEnd;
  if (state === 'past_due' && pastDueSince !== null) return graceEnd(pastDueSince);
  return 'none';
};

/** The tier that a subscription opens at a moment, to the millisecond; what cannot be decided opens nothing that is paid. */
export const tierAt = (standing: SubscriptionStanding | null, now: Date): Tier => {
  if (standing === null) return 'free';
  const end = accessEnd(standing);
  if (end === 'open') return standing.tier;
  return end !== 'none' && now < end ? standing.tier : 'free';
};
