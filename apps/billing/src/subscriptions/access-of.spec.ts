import { describe, expect, it } from '@jest/globals';
import { accessEnd, accessFrom } from './access-of.ts';
import type { Subscription } from './provider-subscription.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 10, day));
const now = at(24);
const aSubscription = (of: Partial<Subscription>): Subscription =>
  ({ tier: 'pro', state: 'active', periodEnd: at(30), endsAt: null, pastDueSince: null, ...of }) as Subscription;

describe('what a subscription gives', () => {
  it.each([
    ['trialing', {}, null],
    ['active', {}, null],
    ['active', { endsAt: at(28) }, at(28)],
    // Seven days of grace from the first charge that failed, whatever the period says.
    ['past_due', { pastDueSince: at(20), endsAt: null }, at(27)],
    ['past_due', { pastDueSince: at(20), endsAt: at(30) }, at(27)],
    ['canceled', {}, at(30)],
  ] as const)('%s: its tier, until its end: %j', (state, more, until) => {
    const one = aSubscription({ state, ...more });
    expect([accessEnd(one), accessFrom([one], now)]).toEqual([until, { tier: 'pro', until }]);
  });

  it.each([
    ['paused', {}],
    ['incomplete', {}],
    ['expired', {}],
    ['past_due', {}],
    ['past_due', { pastDueSince: at(17) }],
    ['canceled', { periodEnd: now }],
  ] as const)('%s with %j: nothing that is paid', (state, more) => {
    expect(accessFrom([aSubscription({ state, ...more })], now)).toEqual({ tier: 'free', until: null });
  });

  it('of several is that which lasts longest', () => {
    const ending = aSubscription({ tier: 'elite', endsAt: at(26) });
    const late = aSubscription({ state: 'past_due', pastDueSince: at(23) });
    expect(accessFrom([ending, late], now)).toEqual({ tier: 'pro', until: at(30) });
    expect(accessFrom([ending, late, aSubscription({ tier: 'elite' })], now)).toEqual({ tier: 'elite', until: null });
    expect(accessFrom([], now)).toEqual({ tier: 'free', until: null });
  });
});
