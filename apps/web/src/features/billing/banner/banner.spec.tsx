import { describe, expect, it } from '@jest/globals';
import { axeFindings } from '@nivel/ui/axe-findings';
import { screen } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app.tsx';
import { aSubscription, doors, subscribersSite } from '../area/billing.fixtures.ts';
import { bannerOf } from './banner-rule.ts';

const now = Date.parse('2026-12-01T12:00:00Z');
const [soon, later, past] = ['2026-12-03T12:00:00Z', '2026-12-05T12:00:00Z', '2026-11-30T12:00:00Z'];

describe('news about a subscription', () => {
  it.each([
    ['a trial that ends within three days', { subscription_status: 'trialing', trial_end: soon }, 'trial'],
    ['a trial that goes on', { subscription_status: 'trialing', trial_end: later }, undefined],
    ['a charge that failed', { subscription_status: 'past_due', access_until: later }, 'failed'],
    ['days of grace that are over', { subscription_status: 'past_due', access_until: past }, undefined],
    ['one that ends', { cancel_at_period_end: true, access_until: later }, 'canceled'],
    [
      'a cancelled trial',
      { subscription_status: 'trialing', trial_end: soon, cancel_at_period_end: true, access_until: soon },
      'canceled',
    ],
    ['one that is over', { subscription_status: 'canceled', access_until: past }, undefined],
    ['one that goes on', {}, undefined],
  ] as const)('%s', (_, overrides, kind) => {
    expect(bannerOf(aSubscription(overrides), now)?.kind).toBe(kind);
    expect(bannerOf(null, now)).toBeNull();
  });

  it('are shown above every page, with the way to the subscription', async () => {
    const until = new Date(Date.now() + 86_400_000).toISOString();
    const own = aSubscription({ subscription_status: 'past_due', access_until: until });
    subscribersSite({ [doors.subscription]: () => ({ body: [own] }) });
    await renderApp('/payment-success');
    const banner = await screen.findByRole('complementary', { name: 'Suscripción' });
    expect(banner.textContent).toContain('No pudimos cobrar tu plan.');
    expect(await axeFindings(banner)).toEqual([]);
  });
});
