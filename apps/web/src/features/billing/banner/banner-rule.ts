import type { OwnSubscription } from '../area/billing.queries.ts';
import { isEnding, isOver } from '../area/is-over.ts';

export interface Banner {
  readonly kind: 'trial' | 'failed' | 'canceled';
  readonly plan: OwnSubscription['plan_id'];
  readonly subscriptionId: string;
  /** When it happens. */
  readonly moment: string;
}

/** A first charge is announced on the page during the same days as by e-mail. */
const TRIAL_DAYS = 3;
const DAY_MS = 86_400_000;

/**
 * The news about a subscription for every page; null where nothing is out of the way.
 * @param now in ms
 */
export const bannerOf = (one: OwnSubscription | null, now: number): Banner | null => {
  if (one === null) return null;
  const { subscription_id: subscriptionId, subscription_status: state, access_until: until, trial_end: trialEnd } = one;
  const common = { subscriptionId, plan: one.plan_id };
  if (until !== null && Date.parse(until) > now) {
    if (state === 'past_due') return { kind: 'failed', ...common, moment: until };
    if (isEnding(one) || isOver(one)) return { kind: 'canceled', ...common, moment: until };
  }
  const isNear = trialEnd !== null && Date.parse(trialEnd) - now < TRIAL_DAYS * DAY_MS;
  return state === 'trialing' && isNear && !isEnding(one) ? { kind: 'trial', ...common, moment: trialEnd } : null;
};
