import { describe, expect, it } from '@jest/globals';
import { accessEnd, accessFrom, runsUntil } from './access-of.ts';
import type { Subscription } from './provider-subscription.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 10, day));
const now = at(24);
const aSubscription = (of: Partial<Subscription>): Subscription =>
  ({ tier: 'pro', state: 'active', periodEnd: at(30), endsAt: null, pastDueSince: null, ...of }) as Subscription;

describe('access of a subscription', () => {
  it.each([
    ['trialing', {}, null],
    ['active', {}, null],
    ['active', { endsAt: at(28) }, at(28)],
    // Seven days of grace from the first charge that failed, whatever the period is.
    ['past_due', { pastDueSince: at(20), endsAt: null }, at(27)],
    ['past_due', { pastDueSince: at(20), endsAt: at(30) }, at(27)],
    ['canceled', {}, at(30)],
  ] as const)('%s: its tier, until its end: %j', (state, more, until) => {
    const one = aSubscription({ state, ...more });
    expect([accessEnd(one), accessFrom([one], [], now)]).toEqual([until, { tier: 'pro', until }]);
  });

  it.each([
    ['paused', {}],
    ['incomplete', {}],
    ['expired', {}],
    ['past_due', {}],
    ['past_due', { pastDueSince: at(17) }],
    ['canceled', { periodEnd: now }],
  ] as const)('%s with %j: nothing that is paid', (state, more) => {
    expect(accessFrom([aSubscription({ state, ...more })], [], now)).toEqual({ tier: 'free', until: null });
  });

  it('of several is that which lasts longest', () => {
    const ending = aSubscription({ tier: 'elite', endsAt: at(26) });
    const late = aSubscription({ state: 'past_due', pastDueSince: at(23) });
    expect(accessFrom([ending, late], [], now)).toEqual({ tier: 'pro', until: at(30) });
    expect(accessFrom([ending, late, aSubscription({ tier: 'elite' })], [], now)).toEqual({
      tier: 'elite',
      until: null,
    });
    expect(accessFrom([], [], now)).toEqual({ tier: 'free', until: null });
  });
});

describe('access of a pass', () => {
  const aPass = (tier: 'pro' | 'elite', begins: number, ends: number) => ({
    ...{ id: String(begins), tier, beginsAt: at(begins), endsAt: at(ends) },
  });

  it('is its plan until its end, from its beginning', () => {
    expect(accessFrom([], [aPass('pro', 20, 28)], now)).toEqual({ tier: 'pro', until: at(28) });
    expect(accessFrom([], [aPass('pro', 25, 28)], now)).toEqual({ tier: 'free', until: null });
    expect(accessFrom([], [aPass('pro', 20, 24)], now)).toEqual({ tier: 'free', until: null });
  });

  it('continues after a subscription, and after another pass, if it opens no less', () => {
    const ending = aSubscription({ endsAt: at(26) });
    expect(accessFrom([ending], [aPass('pro', 26, 28), aPass('elite', 28, 30)], now)).toEqual({
      tier: 'pro',
      until: at(30),
    });
    const elite = aSubscription({ tier: 'elite', endsAt: at(26) });
    expect(accessFrom([elite], [aPass('pro', 26, 28)], now)).toEqual({ tier: 'elite', until: at(26) });
    const unknown = { id: 'a', tier: 'pro', beginsAt: null, endsAt: null } as const;
    expect(accessFrom([aSubscription({})], [unknown], now)).toEqual({ tier: 'pro', until: null });
  });

  it('starts when subscriptions have ended, without subtracting days of grace', () => {
    expect(runsUntil([])).toBeNull();
    expect(runsUntil([aSubscription({}), aSubscription({ endsAt: at(26) })])).toBe('open');
    expect(runsUntil([aSubscription({ endsAt: at(26) })])).toEqual(at(26));
    expect(runsUntil([aSubscription({ state: 'canceled', periodEnd: at(16), canceledAt: at(23) })])).toEqual(at(23));
    expect(runsUntil([aSubscription({ state: 'canceled', periodEnd: at(30), canceledAt: at(23) })])).toEqual(at(30));
  });
});
