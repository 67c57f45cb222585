import { includesTier } from '@nivel/contracts/billing/plan-access';
import { graceEnd } from '@nivel/contracts/billing/subscription-access';
import type { Access } from '../access/access.repository.ts';
import type { PassSpan, RunsUntil } from '../passes/pass-spans.ts';
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

/** Until when a subscription opens something if nothing changes; null: it is renewed, or opens nothing. */
export const accessEnd = (one: Subscription): Date | null => accessOf(one)?.until ?? null;

/** When one is over: days of grace were given until it was ended, and are not deducted from later paid periods. */
const overAt = ({ state, canceledAt }: Subscription, until: Date): Date =>
  state === 'canceled' && canceledAt !== null && canceledAt > until ? canceledAt : until;

/** Until when subscriptions open something. */
export const runsUntil = (subscriptions: readonly Subscription[]): RunsUntil => {
  let last: Date | null = null;
  for (const one of subscriptions) {
    const access = accessOf(one);
    if (access === null) continue;
    if (access.until === null) return 'open';
    const end = overAt(one, access.until);
    if (last === null || end > last) last = end;
  }
  return last;
};

/** The access that lasts longest, with the passes that follow it without a gap and open no less. */
export const accessFrom = (subscriptions: readonly Subscription[], passes: readonly PassSpan[], now: Date): Access => {
  const running = passes.flatMap(({ tier, beginsAt, endsAt }) =>
    beginsAt !== null && beginsAt <= now ? [{ tier, until: endsAt }] : [],
  );
  const given = [...subscriptions.flatMap((one) => accessOf(one) ?? []), ...running];
  const lasting = given.filter(({ until }) => until === null || until > now);
  const [longest] = lasting.toSorted((one, other) => endOf(other) - endOf(one));
  return longest === undefined ? FREE : passes.reduce(extended, longest);
};

const extended = (access: Access, { tier, beginsAt, endsAt }: PassSpan): Access => {
  if (access.until === null || beginsAt === null || endsAt === null) return access;
  const follows = beginsAt <= access.until && endsAt > access.until;
  return follows && includesTier(tier, access.tier) ? { ...access, until: endsAt } : access;
};

const endOf = ({ until }: Access): number => until?.getTime() ?? Number.POSITIVE_INFINITY;
