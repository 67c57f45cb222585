import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountClosed } from '@nivel/contracts/auth/account-closed.fact';
import { accessChanged } from '@nivel/contracts/billing/access-changed.fact';
import { cancelSubscription } from '@nivel/contracts/billing/cancel-subscription.operation';
import { customerPortal } from '@nivel/contracts/billing/customer-portal.operation';
import { previewPlanChange } from '@nivel/contracts/billing/preview-plan-change.operation';
import { resumeSubscription } from '@nivel/contracts/billing/resume-subscription.operation';
import { updateSubscription } from '@nivel/contracts/billing/update-subscription.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { accountNotice } from '../../test/account-notice.ts';
import { BillingUnderTest, CARDS } from '../../test/billing-under-test.ts';

const [HOUR, DAY] = [3_600, 86_400];

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
});
afterAll(() => billing.stop());

const accessOf = async ({ userId }: Person) => (await billing.told(accessChanged, userId)).at(-1);
const stateIs = (person: Person, state: string) =>
  waitUntil(async () => (await billing.detailsOf(person))?.['subscription_status'] === state);
/** A person whose trial is over and paid for. */
const aPayer = async (planId: 'pro' | 'elite' = 'pro', card = CARDS.good) => {
  const subscriber = await billing.aSubscriber(planId, card);
  await billing.stripe.subscriptions.update(subscriber.subscriptionId, { trial_end: 'now' });
  await stateIs(subscriber.person, 'active');
  return subscriber;
};

describe('cancelling', () => {
  it('keeps access to the end of the paid period, gives the same answer twice, and can be undone', async () => {
    const { person, subscriptionId } = await aPayer();
    const answer = await person.ask(cancelSubscription, { subscriptionId });
    expect(await person.ask(cancelSubscription, { subscriptionId })).toEqual(answer);
    expect(await accessOf(person)).toMatchObject({ tier: 'pro', until: answer.accessUntil });
    const { subscription } = await person.ask(resumeSubscription, { subscriptionId });
    expect([subscription.cancel_at_period_end, subscription.access_until]).toEqual([false, null]);
    expect(await accessOf(person)).toMatchObject({ tier: 'pro', until: null });
    await person.ask(cancelSubscription, { subscriptionId });
    await billing.pass((Date.parse(answer.accessUntil) - billing.now) / 1_000);
    await stateIs(person, 'canceled');
    expect(await person.refusal(resumeSubscription, { subscriptionId })).toMatchObject({ code: 'nothing_to_resume' });
    expect(await accessOf(person)).toMatchObject({ tier: 'free', until: null });
  });

  it('is for the owner alone', async () => {
    const { subscriptionId } = await aPayer();
    const stranger = await billing.person();
    for (const operation of [cancelSubscription, resumeSubscription])
      expect(await stranger.refusal(operation, { subscriptionId })).toMatchObject({ code: 'no_such_subscription' });
    expect(await stranger.refusal(updateSubscription, { subscriptionId, newPlanId: 'elite' })).toMatchObject({
      code: 'no_such_subscription',
    });
  });
});

describe('an account that its owner closed', () => {
  const closed = (userId: string) => ({
    ...accountNotice(userId, new Date(billing.now)),
    deletesAt: new Date(billing.now + 7 * DAY * 1_000).toISOString(),
  });

  it('is not charged again, keeps what was paid, and is renewed only if its person says so', async () => {
    const { person, subscriptionId } = await aPayer();
    const neighbour = await aPayer();
    const id = await billing.tell(accountClosed, closed(person.userId));
    await waitUntil(() => billing.isEnding(subscriptionId));
    await waitUntil(async () => (await accessOf(person))?.until !== null);
    expect(await accessOf(person)).toMatchObject({ tier: 'pro', until: expect.any(String) });
    await person.ask(resumeSubscription, { subscriptionId });
    // The same fact again changes nothing.
    await billing.tell(accountClosed, closed(person.userId), { id });
    await waitUntil(async () => (await billing.rows('SELECT 1 FROM inbox WHERE event_id = $1', [id])).length > 0);
    expect(await billing.isEnding(subscriptionId)).toBe(false);
    expect(await billing.isEnding(neighbour.subscriptionId)).toBe(false);
  });

  it('is tried again when its subscriptions cannot be read', async () => {
    const { person, subscriptionId } = await aPayer();
    await billing.rows('ALTER TABLE subscriptions RENAME TO away');
    await billing.tell(accountClosed, closed(person.userId));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await billing.rows('ALTER TABLE away RENAME TO subscriptions');
    await waitUntil(() => billing.isEnding(subscriptionId));
  });
});

describe('a change of plan', () => {
  it('upwards is charged at once, exactly the amount shown before', async () => {
    const { person, subscriptionId } = await aPayer('pro');
    await billing.pass(10 * DAY);
    const shown = await person.ask(previewPlanChange, { subscription_id: subscriptionId, plan_id: 'elite' });
    expect(shown.takes_effect).toBe('now');
    const { subscription } = await person.ask(updateSubscription, { subscriptionId, newPlanId: 'elite' });
    expect(subscription).toMatchObject({ plan: 'elite', next_plan: null });
    const { latest_invoice: invoice } = await billing.stripe.subscriptions.retrieve(subscriptionId, {
      expand: ['latest_invoice'],
    });
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: shown.due_now });
    expect(await accessOf(person)).toMatchObject({ tier: 'elite' });
    expect(await person.ask(updateSubscription, { subscriptionId, newPlanId: 'elite' })).toMatchObject({
      success: true,
    });
  });

  it('to the present plan shows the next charge: the original price, with its discount', async () => {
    const { person, subscriptionId } = await aPayer('pro');
    const coupon = await billing.stripe.coupons.create({ percent_off: 50, duration: 'forever' });
    await billing.stripe.subscriptions.update(subscriptionId, { discounts: [{ coupon: coupon.id }] });
    const ask = () => person.ask(previewPlanChange, { subscription_id: subscriptionId, plan_id: 'pro' });
    expect(await ask()).toMatchObject({ due_now: 0, takes_effect: 'next_period', next_charge: 399_50 });
    const dearer = await billing.stripe.prices.create({
      ...{ unit_amount: 899_00, currency: 'mxn', product: 'nivel_pro', recurring: { interval: 'month' } },
    });
    await billing.restart({ STRIPE_PRICE_PRO: `${dearer.id},${billing.priceOf('pro')}` });
    expect(await ask()).toMatchObject({ next_charge: 399_50 });
    await billing.restart();
  });

  it('on trial costs nothing now, whichever way: the trial continues', async () => {
    const { person, subscriptionId } = await billing.aSubscriber('pro');
    const trialEnd = (await billing.detailsOf(person))?.['trial_end'];
    for (const [newPlanId, next_charge] of [
      ['elite', 1599_00],
      ['pro', 799_00],
    ] as const) {
      const shown = await person.ask(previewPlanChange, { subscription_id: subscriptionId, plan_id: newPlanId });
      expect(shown).toEqual({ due_now: 0, takes_effect: 'now', next_charge, next_charge_at: trialEnd });
      await person.ask(updateSubscription, { subscriptionId, newPlanId });
    }
    const { data } = await billing.stripe.invoices.list({ subscription: subscriptionId });
    expect(data.map(({ amount_due }) => amount_due).filter((due) => due > 0)).toEqual([]);
  });

  it('downwards costs nothing now and takes effect with the next charge; until then it can be undone', async () => {
    const { person, subscriptionId } = await aPayer('elite');
    const shown = await person.ask(previewPlanChange, { subscription_id: subscriptionId, plan_id: 'pro' });
    expect(shown).toMatchObject({ due_now: 0, takes_effect: 'next_period', next_charge: 799_00 });
    const down = async () => (await person.ask(updateSubscription, { subscriptionId, newPlanId: 'pro' })).subscription;
    expect(await down()).toMatchObject({ plan: 'elite', next_plan: 'pro' });
    const { subscription: kept } = await person.ask(updateSubscription, { subscriptionId, newPlanId: 'elite' });
    expect(kept).toMatchObject({ plan: 'elite', next_plan: null });
    await down();
    await billing.pass((Date.parse(shown.next_charge_at) - billing.now) / 1_000 + HOUR);
    await waitUntil(async () => (await accessOf(person))?.tier === 'pro');
    const invoices = await billing.stripe.invoices.list({ subscription: subscriptionId });
    expect(invoices.data[0]).toMatchObject({ amount_paid: 799_00 });
  });

  it('to the free plan is refused with the way to it', async () => {
    const { person, subscriptionId } = await aPayer();
    expect(await person.refusal(updateSubscription, { subscriptionId, newPlanId: 'free' })).toMatchObject({
      code: 'free_needs_no_payment',
    });
  });
});

describe('a charge that fails', () => {
  it('leaves seven days of access, and then none', async () => {
    const { person, subscriptionId } = await aPayer();
    await billing.payWith(subscriptionId, CARDS.failsOnRenewal);
    const end = Date.parse(String((await billing.detailsOf(person))?.['current_period_end']));
    await billing.pass((end - billing.now) / 1_000 + 2 * HOUR);
    await stateIs(person, 'past_due');
    const access = await accessOf(person);
    expect([access?.tier, (Date.parse(access?.until ?? '') - end) / DAY / 1_000]).toEqual(['pro', 7]);
  });
});

describe('the portal', () => {
  it('opens for a payer, and reports where nothing was paid yet', async () => {
    const { person } = await billing.aSubscriber();
    expect((await person.ask(customerPortal, { userId: person.userId })).portalUrl).toContain(billing.sandbox.url);
    const other = await billing.person();
    expect(await other.refusal(customerPortal, { userId: other.userId })).toMatchObject({ code: 'no_customer' });
    expect(await other.refusal(customerPortal, { userId: person.userId })).toMatchObject({ code: 'forbidden' });
  });
});
