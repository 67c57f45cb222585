import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { plan, tiers } from './plan.ts';
import { includesTier, tierForModule } from './plan-access.ts';
import { mentoringSessionsPerMonth, plans } from './plans.ts';
import { ivaOf, priceLabel, trialText } from './price-text.ts';
import { tierAt, type SubscriptionStanding } from './subscription-access.ts';

const end = new Date('2026-12-01T00:00:00Z');
const standing = (overrides: Partial<SubscriptionStanding>): SubscriptionStanding => ({
  tier: 'pro',
  state: 'active',
  periodEnd: end,
  pastDueSince: null,
  ...overrides,
});
const at = (moment: Date, byMs: number): Date => new Date(moment.getTime() + byMs);

describe('plans', () => {
  it.each(tiers)('%s has every field as declared', (tier) => {
    expect(plan.parse(plans[tier])).toMatchObject({ id: tier, tier });
  });

  it('cost, are tried and are badged as offered', () => {
    const offered = tiers.map((tier) => [priceLabel(plans[tier]), plans[tier].trialDays, plans[tier].badge]);
    expect(offered).toEqual([
      ['Gratis', 0, null],
      ['$799', 14, 'Más Popular'],
      ['$1,599', 30, 'Premium'],
    ]);
    expect(mentoringSessionsPerMonth.elite).toBe(2);
  });

  it('state how long a trial is', () => {
    expect([0, 1, 14].map(trialText)).toEqual([null, '1 día de prueba gratis', '14 días de prueba gratis']);
  });
});

describe('IVA', () => {
  it('is 16 % of the net price, and both parts add up to the centavo', () => {
    expect(ivaOf(799_00)).toEqual({ net: 688_79, iva: 110_21 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (price) => {
        const { net, iva } = ivaOf(price);
        expect(net + iva).toBe(price);
        expect(Math.abs(iva * 100 - net * 16)).toBeLessThanOrEqual(58);
      }),
    );
  });
});

describe('access', () => {
  it('free opens X100 and the first module of X200', () => {
    const needed = (levelId: string, number: number) => tierForModule({ levelId, number });
    expect([needed('X100', 9), needed('X200', 1), needed('X200', 2), needed('X300', 1)]).toEqual([
      'free',
      'free',
      'pro',
      'pro',
    ]);
    const held = tiers.map((tier) => includesTier(tier, 'pro'));
    expect(held).toEqual([false, true, true]);
  });

  it('lasts to the end of the paid period after cancelling', () => {
    const canceled = standing({ state: 'canceled' });
    expect([tierAt(canceled, at(end, -1)), tierAt(canceled, end)]).toEqual(['pro', 'free']);
  });

  it('lasts 7 days after a failed charge', () => {
    const late = standing({ state: 'past_due', pastDueSince: end });
    const over = new Date('2026-12-08T00:00:00Z');
    expect([tierAt(late, at(over, -1)), tierAt(late, over)]).toEqual(['pro', 'free']);
  });

  it.each(['paused', 'incomplete', 'expired'] as const)('%s opens nothing that is paid', (state) => {
    expect(tierAt(standing({ state }), at(end, -1))).toBe('free');
  });

  it.each(['trialing', 'active'] as const)('%s opens the plan', (state) => {
    expect(tierAt(standing({ state, tier: 'elite' }), end)).toBe('elite');
  });

  it('is free without a subscription, and where a failed charge has no date', () => {
    expect([tierAt(null, end), tierAt(standing({ state: 'past_due' }), end)]).toEqual(['free', 'free']);
  });
});
