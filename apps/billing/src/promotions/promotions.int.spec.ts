import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkPromotionCode } from '@nivel/contracts/billing/check-promotion-code.operation';
import { createSubscription } from '@nivel/contracts/billing/create-subscription.operation';
import { previewPlanChange } from '@nivel/contracts/billing/preview-plan-change.operation';
import { updateSubscription } from '@nivel/contracts/billing/update-subscription.operation';
import type { Person } from '@nivel/testing/caller';
import { BillingUnderTest } from '../../test/billing-under-test.ts';

const HOUR = 3_600;

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
  const half = await billing.stripe.coupons.create({ percent_off: 50, duration: 'repeating', duration_in_months: 3 });
  await billing.stripe.promotionCodes.create({ code: 'MITAD', promotion: { type: 'coupon', coupon: half.id } });
  await billing.stripe.promotionCodes.create({
    code: 'VIEJO',
    active: false,
    promotion: { type: 'coupon', coupon: half.id },
  });
});
afterAll(() => billing.stop());

const check = (person: Person, code: string) => person.ask(checkPromotionCode, { code, plan_id: 'pro' });
const refused = (person: Person, code: string) => person.refusal(checkPromotionCode, { code, plan_id: 'pro' });
/** The code, by the provider's id, with which a person's open payment is paid. */
const promotionOf = ({ userId }: Person): string | undefined => {
  const { state } = billing.sandbox;
  const open = state
    .table('checkout.session')
    .last(({ client_reference_id: of, status }) => of === userId && status === 'open');
  return state.find('order', open?.id)?.promotionCodeId;
};

describe('a promotion code', () => {
  it('returns its discount, in every case of its letters', async () => {
    const person = await billing.person();
    for (const typed of ['MITAD', ' mitad '])
      expect(await check(person, typed)).toEqual({
        ...{ code: 'MITAD', price: 799_00, price_with_code: 399_50, duration: 'repeating', months: 3 },
      });
  });

  it('that is not there, is over, or is another customer’s, is refused alike', async () => {
    const [person, other] = [await billing.person(), await billing.person()];
    await check(other, 'MITAD');
    const [{ customer_id: customer } = { customer_id: '' }] = await billing.rows<{ customer_id: string }>(
      'SELECT customer_id FROM customers WHERE user_id = $1',
      [other.userId],
    );
    const coupon = await billing.stripe.coupons.create({ percent_off: 20, duration: 'once' });
    await billing.stripe.promotionCodes.create({
      code: 'SOLOTU',
      customer,
      promotion: { type: 'coupon', coupon: coupon.id },
    });
    expect((await check(other, 'SOLOTU')).price_with_code).toBe(639_20);
    for (const code of ['NADA', 'VIEJO', 'SOLOTU'])
      expect(await refused(person, code)).toMatchObject({ code: 'promotion_code_refused' });
    expect(await billing.nobody.refusal(checkPromotionCode, { code: 'MITAD', plan_id: 'pro' })).toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('can be guessed ten times an hour, also at once, and then not even rightly', async () => {
    const person = await billing.person();
    const codes = await Promise.all(Array.from({ length: 14 }, (_, n) => refused(person, `NADA${n}`)));
    expect(codes.filter(({ code }) => code === 'promotion_code_refused')).toHaveLength(10);
    expect(codes.filter(({ code }) => code === 'over_request_rate_limit')).toHaveLength(4);
    expect(await refused(person, 'MITAD')).toMatchObject({
      code: 'over_request_rate_limit',
      details: { retryAfterSeconds: HOUR },
    });
    expect(await check(await billing.person(), 'MITAD')).toHaveProperty('price_with_code');
    await billing.pass(HOUR);
    expect(await check(person, 'MITAD')).toHaveProperty('price_with_code');
  });

  it('that is right counts for nothing', async () => {
    const person = await billing.person();
    for (let n = 0; n < 12; n += 1) await check(person, 'MITAD');
  });
});

describe('with a promotion code', () => {
  it('a payment is begun with it, and another one without', async () => {
    const person = await billing.person();
    const begin = (promotionCode?: string) =>
      person.ask(createSubscription, { planId: 'pro', userId: person.userId, ...(promotionCode && { promotionCode }) });
    const first = await begin('mitad');
    expect(await begin('MITAD')).toEqual(first);
    expect(promotionOf(person)).toMatch(/^promo_/);
    expect(await begin()).not.toEqual(first);
    expect(promotionOf(person)).toBeUndefined();
    expect(
      await person.refusal(createSubscription, { planId: 'pro', userId: person.userId, promotionCode: 'NADA' }),
    ).toMatchObject({ code: 'promotion_code_refused' });
  });

  it('a change of plan costs exactly the shown amount', async () => {
    const { person, subscriptionId } = await billing.aSubscriber();
    await billing.settled();
    const { status } = await billing.stripe.subscriptions.retrieve(subscriptionId);
    if (status === 'trialing') await billing.stripe.subscriptions.update(subscriptionId, { trial_end: 'now' });
    await billing.pass(10 * 24 * HOUR);
    const asked = { subscription_id: subscriptionId, plan_id: 'elite' } as const;
    const plain = await person.ask(previewPlanChange, asked);
    const shown = await person.ask(previewPlanChange, { ...asked, promotion_code: 'MITAD' });
    expect([plain.next_charge, shown.next_charge]).toEqual([1599_00, 799_50]);
    await person.ask(updateSubscription, { subscriptionId, newPlanId: 'elite', promotionCode: 'MITAD' });
    const { latest_invoice: invoice } = await billing.stripe.subscriptions.retrieve(subscriptionId, {
      expand: ['latest_invoice'],
    });
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: shown.due_now });
  });
});
