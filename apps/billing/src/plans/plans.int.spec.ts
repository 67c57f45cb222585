import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listPlans } from '@nivel/contracts/billing/list-plans.operation';
import type { PaidTier } from '@nivel/contracts/billing/plan';
import { BillingUnderTest } from '../../test/billing-under-test.ts';
import { planSettings, setUpPlans } from './provider-plans.ts';

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
});
afterAll(() => billing.stop());

describe('the plans at the payment provider', () => {
  it('are made once, however often and by however many they are set up', async () => {
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => setUpPlans(billing.stripe)));
    expect(others).toEqual([first, first]);
    const { data: prices } = await billing.stripe.prices.list({ limit: 100 });
    expect(prices.map(({ unit_amount }) => unit_amount).toSorted()).toEqual([1599_00, 799_00]);
    expect((await billing.stripe.products.list({ limit: 100 })).data).toHaveLength(2);
  });

  it('are sold at the new price once it changed, and known at the old one too', async () => {
    const { pro } = await setUpPlans(billing.stripe);
    const [old = ''] = pro.priceIds;
    const { person } = await billing.aSubscriber();
    // The same plan with a different price until now.
    const dearer = {
      unit_amount: 699_00,
      currency: 'mxn',
      product: pro.productId,
      recurring: { interval: 'month' },
    } as const;
    const before = await billing.stripe.prices.create({
      ...dearer,
      lookup_key: 'nivel_pro_monthly',
      transfer_lookup_key: true,
    });
    const now = await setUpPlans(billing.stripe);
    expect(now.pro.priceIds.slice(1).toSorted()).toEqual([old, before.id].toSorted());
    await billing.restart(planSettings(now));
    expect(await billing.detailsOf(person)).toMatchObject({ plan_id: 'pro', subscription_status: 'trialing' });
    expect((await person.ask(listPlans, {})).plans[1]).toMatchObject({ providerPriceId: now.pro.priceIds[0] });
    await billing.restart();
  });
});

describe('the offer', () => {
  const idsOf = async (tier: PaidTier) => {
    const made = await setUpPlans(billing.stripe);
    return { providerPriceId: made[tier].priceIds[0], providerProductId: made[tier].productId };
  };

  it('names the plans for sale, and that no money moves here', async () => {
    await billing.restart(planSettings(await setUpPlans(billing.stripe)));
    const person = await billing.person();
    expect(await person.ask(listPlans, {})).toMatchObject({
      plans: [
        { id: 'free', providerPriceId: null, providerProductId: null },
        { id: 'pro', ...(await idsOf('pro')) },
        { id: 'elite', ...(await idsOf('elite')) },
      ],
      payments: 'sandbox',
      element: null,
      hasTrial: true,
    });
    await billing.restart();
  });

  it('has no trial for a person who had one', async () => {
    const { person } = await billing.aSubscriber();
    expect(await person.ask(listPlans, {})).toMatchObject({ hasTrial: false });
  });

  it('returns the origin of the provider’s element', async () => {
    const script = 'http://localhost:4090/element.js';
    await billing.restart({ STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_SCRIPT: script });
    const person = await billing.person();
    expect((await person.ask(listPlans, {})).element).toEqual({ publishableKey: 'pk_test_1', script });
    await billing.restart();
  });

  it.each([
    ['a key', { STRIPE_SECRET_KEY: '' }],
    ['a price', { STRIPE_PRICE_ELITE: '' }],
  ])('says without %s that nothing can be paid', async (_, settings) => {
    await billing.restart(settings);
    const person = await billing.person();
    const { payments, plans } = await person.ask(listPlans, {});
    expect([payments, plans.map(({ providerPriceId }) => providerPriceId)]).toEqual(['off', [null, null, null]]);
    await billing.restart();
  });

  it('is refused without a token', async () => {
    expect(await billing.nobody.refusal(listPlans, {})).toMatchObject({ code: 'unauthenticated' });
  });
});
