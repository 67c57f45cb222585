import { graceEnd } from '@nivel/contracts/billing/subscription-access';
import type { Access } from '../access/access.repository.ts';
import type { Subscription } from './provider-subscription.ts';

const FREE: Access = { tier: 'free', until: null };

const accessOf = (one: Subscription): Access | null => {
  const { tier, state, periodEnd, endsAt, pastDueSince } = one;
  switch (state) {
    case 'trialing':
    case 'active':
      return { tier, until: endsAt };
    case 'past_due':
      return pastDueSince && { tier, until: graceEnd(pastDueSince) };
    case 'canceled':
      return { tier, until: periodEnd };
    case 'paused':
    case 'incomplete':
    case 'expired':
      return null;
  }
};

/** Until when a subscription opens something as it stands; null: it is renewed, or opens nothing. */
export const accessEnd = (one: Subscription): Date | null => accessOf(one)?.until ?? null;

/** Of several that which lasts longest. */
export const accessFrom = (subscriptions: readonly Subscription[], now: Date): Access => {
  const given = subscriptions.flatMap((one) => accessOf(one) ?? []);
  const lasting = given.filter(({ until }) => until === null || until > now);
  const [longest] = lasting.toSorted((one, other) => endOf(other) - endOf(one));
  return longest ?? FREE;
};

const endOf = ({ until }: Access): number => until?.getTime() ?? Number.POSITIVE_INFINITY;
