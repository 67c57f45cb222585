import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addMonths, periodEnd } from './billing/period.ts';
import { remaining } from './billing/proration.ts';
import { CARDS, DAY, HOUR, TestSandbox } from './sandbox.fixture.ts';

const MONTHLY = { interval: 'month', interval_count: 1 };

let test: TestSandbox;
beforeAll(async () => {
  test = await TestSandbox.start();
});
afterAll(() => test.stop());

const started = async (card?: string) => {
  const subscription = await test.aSubscription(card === undefined ? {} : { card });
  const elite = await test.aPrice(159_900, 'Elite');
  return { subscription, elite, item: subscription.items.data[0]?.id ?? '' };
};

it('the preview of a change equals, to the centavo, the charge of a change at that second', async () => {
  const { subscription, elite, item } = await started();
  await test.pass(10 * DAY + 7 * HOUR + 13);
  const proration_date = test.now;
  const preview = await test.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item, price: elite.id }],
      proration_behavior: 'always_invoice',
      proration_date,
    },
  });
  const left = 28 * DAY - (10 * DAY + 7 * HOUR + 13);
  const [credit, debit] = [Math.round((79_900 * left) / (28 * DAY)), Math.round((159_900 * left) / (28 * DAY))];
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-credit, debit]);
  expect(preview).toMatchObject({ amount_due: debit - credit, total: debit - credit, status: 'draft' });

  await test.pass(90);
  const changed = await test.stripe.subscriptions.update(subscription.id, {
    items: [{ id: item, price: elite.id }],
    proration_behavior: 'always_invoice',
    proration_date,
    payment_behavior: 'error_if_incomplete',
    expand: ['latest_invoice'],
  });
  expect(changed.items.data[0]?.price.id).toBe(elite.id);
  expect(changed.latest_invoice).toMatchObject({
    status: 'paid',
    amount_paid: preview.amount_due,
    billing_reason: 'subscription_update',
  });
});

it('a change whose payment is refused changes nothing', async () => {
  const { subscription, elite, item } = await started();
  const bad = await test.aCard(CARDS.failsOnRenewal);
  await test.stripe.subscriptions.update(subscription.id, { default_payment_method: bad.id });
  await test.pass(DAY);
  const before = await test.stripe.subscriptions.retrieve(subscription.id);
  const change = test.stripe.subscriptions.update(subscription.id, {
    items: [{ id: item, price: elite.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
    off_session: true,
  });
  await expect(change).rejects.toMatchObject({
    type: 'StripeCardError',
    decline_code: 'insufficient_funds',
    statusCode: 402,
  });
  expect(await test.stripe.subscriptions.retrieve(subscription.id)).toEqual(before);
});

it('prorations that are not billed at once come with the next renewal, as its preview says', async () => {
  const { subscription, elite, item } = await started();
  await test.pass(14 * DAY);
  await test.stripe.subscriptions.update(subscription.id, { items: [{ id: item, price: elite.id }] });
  const preview = await test.stripe.invoices.createPreview({ subscription: subscription.id });
  expect(preview.lines.data).toHaveLength(3);
  const end = subscription.items.data[0]?.current_period_end ?? 0;
  await test.pass(end + HOUR - test.now);
  const renewed = await test.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  expect(renewed.latest_invoice).toMatchObject({ status: 'paid', amount_paid: preview.amount_due });
});

it('a change during the trial costs nothing, and the first charge is of the new plan', async () => {
  const subscription = await test.aSubscription({ trial_period_days: 14 });
  const elite = await test.aPrice(159_900, 'Elite');
  await test.pass(DAY);
  const changed = await test.stripe.subscriptions.update(subscription.id, {
    items: [{ id: subscription.items.data[0]?.id ?? '', price: elite.id }],
    proration_behavior: 'always_invoice',
  });
  expect(changed).toMatchObject({ status: 'trialing', latest_invoice: subscription.latest_invoice });
  await test.pass(14 * DAY);
  const paid = await test.stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
  expect(paid.latest_invoice).toMatchObject({ status: 'paid', amount_paid: 159_900 });
});

it('going down in the middle leaves a credit that the next invoice takes first', async () => {
  const { subscription, elite, item } = await started();
  await test.stripe.subscriptions.update(subscription.id, {
    items: [{ id: item, price: elite.id }],
    proration_behavior: 'none',
  });
  const cheap = await test.aPrice(9_900, 'Mini');
  await test.pass(14 * DAY);
  await test.stripe.subscriptions.update(subscription.id, {
    items: [{ id: item, price: cheap.id }],
    proration_behavior: 'always_invoice',
  });
  const customer = String(subscription.customer);
  const { balance } = (await test.stripe.customers.retrieve(customer)) as { balance: number };
  expect(balance).toBeLessThan(-9_900);
  await test.pass(20 * DAY);
  const after = (await test.stripe.customers.retrieve(customer)) as { balance: number };
  expect(after.balance).toBe(balance + 9_900);
});

it('a subscription that is canceled at once credits the unused part, if requested', async () => {
  const { subscription } = await started();
  await test.pass(7 * DAY);
  const ended = await test.stripe.subscriptions.cancel(subscription.id, { invoice_now: true, prorate: true });
  expect(ended.status).toBe('canceled');
  const customer = await test.stripe.customers.retrieve(String(subscription.customer));
  const { current_period_start: start = 0, current_period_end: end = 0 } = subscription.items.data[0] ?? {};
  const left = Math.round((79_900 * (end - test.now)) / (end - start));
  expect(customer).toMatchObject({ balance: -left });
  const other = await test.aSubscription();
  await test.stripe.subscriptions.cancel(other.id);
  expect(await test.stripe.customers.retrieve(String(other.customer))).toMatchObject({ balance: 0 });
});

it('a promotion code reduces the price as promised, as often as promised', async () => {
  const coupon = await test.stripe.coupons.create({ percent_off: 25.5, duration: 'once' });
  const code = await test.stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: coupon.id },
    code: 'OTONO25',
    max_redemptions: 1,
  });
  const customer = await test.aCustomer();
  const price = await test.aPrice();
  const order = { customer: customer.id, items: [{ price: price.id }], discounts: [{ promotion_code: code.id }] };
  const subscription = await test.stripe.subscriptions.create({ ...order, expand: ['latest_invoice', 'discounts'] });
  const off = Math.round(79_900 * 0.255);
  expect(subscription.latest_invoice).toMatchObject({
    amount_paid: 79_900 - off,
    total_discount_amounts: [{ amount: off }],
  });
  expect(subscription.discounts).toEqual([]);
  await expect(test.stripe.subscriptions.create(order)).rejects.toMatchObject({ code: 'promotion_code_expired' });
  const next = await test.stripe.invoices.createPreview({ subscription: subscription.id });
  expect(next.total).toBe(79_900);
});

it('the used and the remaining part of a period are all of it, within a centavo', () => {
  const cost = fc.record({
    amount: fc.integer({ min: 0, max: 10_000_000 }),
    length: fc.integer({ min: 1, max: 366 * DAY }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(cost, ({ amount, length, share }) => {
      const at = Math.floor(length * share);
      const left = remaining({ amount, periodStart: 0, periodEnd: length }, at);
      const used = amount - remaining({ amount, periodStart: 0, periodEnd: length }, at);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThanOrEqual(amount);
      expect(Math.abs(used - (amount * at) / length)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

it('periods follow each other without gap, and their anniversaries stay on the day of the anchor where there is one', () => {
  const moments = fc.integer({ min: 0, max: 4_000_000_000 });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 24 }), (anchor, months) => {
      const ends = Array.from({ length: months }, (_, month) => addMonths(anchor, month + 1));
      const starts = [anchor, ...ends];
      expect(ends.map((_, index) => periodEnd(anchor, starts[index] ?? 0, MONTHLY))).toEqual(ends);
      const days = ends.map((end, index) => (end - (starts[index] ?? 0)) / DAY);
      expect(days.filter((length) => length < 28 || length > 31)).toEqual([]);
    }),
  );
});
