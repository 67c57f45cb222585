import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { BEGINNING, CARDS, DAY, HOUR, TestSandbox } from './sandbox.fixture.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await TestSandbox.start();
});
afterAll(() => test.stop());

const periodOf = ({ items }: { items: { data: { current_period_start: number; current_period_end: number }[] } }) =>
  items.data.map(({ current_period_start: start, current_period_end: end }) => [start, end]);
const iso = (seconds: number | undefined | null): string => new Date((seconds ?? 0) * 1_000).toISOString().slice(0, 16);

it('a trial costs nothing, is reminded of three days before its end, and is then paid month by month', async () => {
  const created = await test.aSubscription({ trial_period_days: 14, expand: ['latest_invoice'] });
  expect(created.status).toBe('trialing');
  expect(created.trial_end).toBe(BEGINNING + 14 * DAY);
  expect(created.latest_invoice).toMatchObject({
    amount_due: 0,
    status: 'paid',
    billing_reason: 'subscription_create',
  });

  await test.pass(11 * DAY - 1);
  expect(await test.eventTypes('customer.subscription.trial_will_end')).toEqual([]);
  await test.pass(1);
  expect(await test.eventTypes('customer.subscription.trial_will_end')).toHaveLength(1);

  await test.pass(3 * DAY);
  const active = await test.stripe.subscriptions.retrieve(created.id, { expand: ['latest_invoice'] });
  expect(active.status).toBe('active');
  expect(active.latest_invoice).toMatchObject({
    status: 'draft',
    amount_due: 79_900,
    billing_reason: 'subscription_cycle',
  });
  await test.pass(HOUR);
  const paid = await test.stripe.subscriptions.retrieve(created.id, { expand: ['latest_invoice'] });
  expect(paid.latest_invoice).toMatchObject({ status: 'paid', amount_paid: 79_900, attempt_count: 1 });

  await test.pass(365 * DAY);
  const invoices = await test.stripe.invoices.list({ subscription: created.id, limit: 100 });
  expect(invoices.data.map(({ status, amount_paid: amount }) => [status, amount])).toEqual([
    ...Array.from({ length: 13 }, () => ['paid', 79_900]),
    ['paid', 0],
  ]);
});

it('a subscription of the 31st renews on the last of shorter months and returns to the 31st', async () => {
  const sandbox = await TestSandbox.start();
  const { id } = await sandbox.aSubscription();
  const ends: string[] = [];
  for (let month = 0; month < 4; month += 1) {
    const [[, end = 0] = []] = periodOf(await sandbox.stripe.subscriptions.retrieve(id));
    ends.push(iso(end));
    await sandbox.pass(end - sandbox.now);
  }
  expect(ends).toEqual(['2027-02-28T12:00', '2027-03-31T12:00', '2027-04-30T12:00', '2027-05-31T12:00']);
  await sandbox.stop();
});

it('a canceled subscription lasts to the second its period ends, unless it is resumed', async () => {
  const { id } = await test.aSubscription();
  const asked = await test.stripe.subscriptions.update(id, {
    cancel_at_period_end: true,
    cancellation_details: { feedback: 'unused' },
  });
  const [[, end = 0] = []] = periodOf(asked);
  expect(asked).toMatchObject({
    status: 'active',
    cancel_at: end,
    cancellation_details: { reason: 'cancellation_requested' },
  });
  const resumed = await test.stripe.subscriptions.update(id, { cancel_at_period_end: false });
  expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null });
  await test.stripe.subscriptions.update(id, { cancel_at_period_end: true });
  await test.pass(end - test.now - 1);
  expect((await test.stripe.subscriptions.retrieve(id)).status).toBe('active');
  await test.pass(1);
  expect(await test.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: end });
});

it('a renewal that is refused is tried four times more, and then the subscription ends', async () => {
  const sandbox = await TestSandbox.start();
  const { id } = await sandbox.aSubscription({ card: CARDS.failsOnRenewal });
  expect((await sandbox.stripe.subscriptions.retrieve(id)).status).toBe('active');
  await sandbox.pass(28 * DAY + HOUR);
  const pastDue = await sandbox.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments'] });
  expect(pastDue).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempt_count: 1 } });
  await sandbox.pass(7 * DAY - 1);
  expect((await sandbox.stripe.subscriptions.retrieve(id)).status).toBe('past_due');
  await sandbox.pass(1);
  const ended = await sandbox.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  expect(ended).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
    latest_invoice: { status: 'open', attempt_count: 5, next_payment_attempt: null },
  });
  expect(await sandbox.eventTypes('invoice.payment_failed')).toHaveLength(5);
  await sandbox.stop();
});

it('another card pays the past due amount, and the subscription is active again', async () => {
  const { id, customer } = await test.aSubscription({ card: CARDS.failsOnRenewal });
  await test.pass(32 * DAY);
  const pastDue = await test.stripe.subscriptions.retrieve(id);
  expect(pastDue.status).toBe('past_due');
  const card = await test.aCard();
  await test.stripe.paymentMethods.attach(card.id, { customer: String(customer) });
  const paid = await test.stripe.invoices.pay(String(pastDue.latest_invoice), { payment_method: card.id });
  expect(paid).toMatchObject({ status: 'paid', amount_remaining: 0 });
  expect((await test.stripe.subscriptions.retrieve(id)).status).toBe('active');
});

it('a trial without a card ends according to its setting: canceled, or paused until it is resumed', async () => {
  const price = await test.aPrice();
  const customer = await test.stripe.customers.create({});
  const start = (missing_payment_method: 'cancel' | 'pause') =>
    test.stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      trial_period_days: 14,
      trial_settings: { end_behavior: { missing_payment_method } },
    });
  const [canceled, paused] = [await start('cancel'), await start('pause')];
  await test.pass(14 * DAY);
  expect((await test.stripe.subscriptions.retrieve(canceled.id)).status).toBe('canceled');
  expect((await test.stripe.subscriptions.retrieve(paused.id)).status).toBe('paused');
  const card = await test.aCard();
  await test.stripe.subscriptions.update(paused.id, { default_payment_method: card.id });
  expect((await test.stripe.subscriptions.resume(paused.id)).status).toBe('active');
});

it('a card kept during a trial is charged at its end', async () => {
  const price = await test.aPrice();
  const customer = await test.stripe.customers.create({});
  const trial = await test.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    trial_period_days: 14,
    expand: ['pending_setup_intent'],
  });
  const setup = trial.pending_setup_intent as Stripe.SetupIntent;
  const card = await test.aCard();
  await test.stripe.setupIntents.confirm(setup.id, { payment_method: card.id });
  const kept = await test.stripe.subscriptions.retrieve(trial.id);
  expect(kept).toMatchObject({ default_payment_method: card.id, pending_setup_intent: null });
  await test.pass(15 * DAY);
  expect((await test.stripe.subscriptions.retrieve(trial.id)).status).toBe('active');
});

it('events on the way of a moved clock happen in order, each at its time', async () => {
  const sandbox = await TestSandbox.start();
  for (const trial_period_days of [9, 5, 7]) await sandbox.aSubscription({ trial_period_days });
  await sandbox.pass(12 * DAY);
  const { data } = await sandbox.stripe.events.list({ limit: 100, type: 'customer.subscription.updated' });
  expect(data.map(({ created }) => (created - BEGINNING) / DAY)).toEqual([9, 7, 5]);
  await sandbox.stop();
});

it('a subscription that is not paid within 23 hours expires', async () => {
  const created = await test.aSubscription({
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  });
  expect(created).toMatchObject({
    status: 'incomplete',
    latest_invoice: {
      confirmation_secret: { type: 'payment_intent', client_secret: expect.stringMatching(/^pi_.+_secret_/) },
    },
  });
  await test.pass(23 * HOUR);
  const expired = await test.stripe.subscriptions.retrieve(created.id, { expand: ['latest_invoice'] });
  expect(expired).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } });
});
