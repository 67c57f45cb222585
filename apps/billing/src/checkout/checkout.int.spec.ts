import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessChanged } from '@nivel/contracts/billing/access-changed.fact';
import { confirmCheckout } from '@nivel/contracts/billing/confirm-checkout.operation';
import { listPlans } from '@nivel/contracts/billing/list-plans.operation';
import { createSubscription } from '@nivel/contracts/billing/create-subscription.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { BillingUnderTest, CARDS } from '../../test/billing-under-test.ts';

const DAY = 86_400;

const tooOften = (response: ServerResponse): void => {
  const error = { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' };
  response.writeHead(429, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
};

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
});
afterAll(() => billing.stop());

describe('a payment on the provider’s page', () => {
  it('opens access with a trial as soon as the payer is back, however late the webhook is', async () => {
    const person = await billing.person();
    billing.hold();
    const session_id = await billing.begin(person, 'pro');
    expect(await person.ask(confirmCheckout, { session_id })).toEqual({
      ...{ checkout: 'open', subscription: null, pass: null },
    });
    await billing.pay(session_id);
    const { checkout, subscription } = await person.ask(confirmCheckout, { session_id });
    expect([checkout, subscription?.plan, subscription?.state]).toEqual(['complete', 'pro', 'trialing']);
    expect(Date.parse(subscription?.trial_end ?? '') - billing.now).toBe(14 * DAY * 1_000);
    const told = await billing.told(accessChanged, person.userId);
    expect(told).toEqual([{ userId: person.userId, tier: 'pro', until: null }]);
    await billing.release();
    await billing.settled();
    expect(await billing.told(accessChanged, person.userId)).toEqual(told);
  });

  it('is completed by its events alone, if the payer never comes back', async () => {
    const { person } = await billing.aSubscriber('elite');
    expect(await billing.detailsOf(person)).toMatchObject({
      user_id: person.userId,
      customer_email: `${person.userId}@example.test`,
      customer_name: 'Ana Sol',
      plan_id: 'elite',
      cancel_at_period_end: false,
    });
  });

  it('is the same for a repeated request, also at once, and another for another plan', async () => {
    const person = await billing.person();
    const ask = (planId: 'pro' | 'elite') => person.ask(createSubscription, { planId, userId: person.userId });
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('pro')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const first = await billing.begin(person, 'pro');
    expect(await ask('elite')).not.toEqual(answers[0]);
    expect((await billing.stripe.checkout.sessions.retrieve(first)).status).toBe('expired');
    const customers = await billing.stripe.customers.list({ email: `${person.userId}@example.test` });
    expect(customers.data).toHaveLength(1);
  });

  it('cannot be started with a subscription, for the free plan, or in another’s name', async () => {
    const { person } = await billing.aSubscriber();
    const refusal = (planId: string, userId = person.userId) => person.refusal(createSubscription, { planId, userId });
    expect(await refusal('elite')).toMatchObject({ code: 'already_subscribed' });
    expect(await refusal('free')).toMatchObject({ code: 'free_needs_no_payment' });
    const other = await billing.person();
    expect(await refusal('pro', other.userId)).toMatchObject({ code: 'forbidden' });
    expect(await billing.nobody.refusal(createSubscription, { planId: 'pro', userId: other.userId })).toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('is visible only to the person it was prepared for', async () => {
    const [ana, eve] = [await billing.person(), await billing.person()];
    const session_id = await billing.begin(ana, 'pro');
    expect(await eve.refusal(confirmCheckout, { session_id })).toMatchObject({ code: 'no_such_checkout' });
    expect(await eve.refusal(confirmCheckout, { session_id: 'cs_test_nothing0' })).toMatchObject({
      code: 'no_such_checkout',
    });
  });

  const stateIs = (person: Person, state: string) =>
    waitUntil(async () => (await billing.detailsOf(person))?.['subscription_status'] === state);

  it('has a trial once per person; cut off it opens nothing more', async () => {
    const { person, subscriptionId } = await billing.aSubscriber();
    await stateIs(person, 'trialing');
    await billing.stripe.subscriptions.cancel(subscriptionId);
    await stateIs(person, 'canceled');
    await billing.settled();
    expect((await billing.told(accessChanged, person.userId)).at(-1)).toMatchObject({ tier: 'free', until: null });
    await billing.pay(await billing.begin(person, 'pro'), CARDS.failsOnRenewal);
    await stateIs(person, 'active');
  });

  it('has a trial once per card: another’s is refused before anything is charged or opened, and then begun without', async () => {
    const fingerprint = 'a card of two people';
    const [ana, eve] = [await billing.person(), await billing.person()];
    await billing.pay(await billing.begin(ana, 'pro'), CARDS.good, fingerprint);
    await stateIs(ana, 'trialing');
    const session_id = await billing.begin(eve, 'pro');
    await billing.pay(session_id, CARDS.good, fingerprint);
    expect(await eve.ask(confirmCheckout, { session_id })).toMatchObject({
      checkout: 'refused',
      subscription: { state: 'canceled' },
    });
    await billing.settled();
    const opened = (await billing.told(accessChanged, eve.userId)).filter(({ tier }) => tier !== 'free');
    expect(opened).toEqual([]);
    const { data: invoices } = await billing.stripe.invoices.list({ limit: 100 });
    const details = await billing.detailsOf(eve);
    const charged = invoices.filter((one) => one.customer === details?.['stripe_customer_id'] && one.amount_due > 0);
    expect(charged).toEqual([]);
    expect(await eve.ask(listPlans, {})).toMatchObject({ hasTrial: false });
    await billing.pay(await billing.begin(eve, 'pro'), CARDS.good, fingerprint);
    await stateIs(eve, 'active');
  });
});

describe('without a payment provider', () => {
  it('is reported as such', async () => {
    await billing.restart({ STRIPE_SECRET_KEY: '' });
    const person = await billing.person();
    expect(await person.refusal(createSubscription, { planId: 'pro', userId: person.userId })).toMatchObject({
      code: 'payments_not_configured',
    });
    await billing.restart();
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['answers that it is asked too often', (response) => tooOften(response)],
    ['accepts a question and never answers it', () => undefined],
    ['answers what is no JSON', (response) => void response.writeHead(502).end('<html>')],
  ])('that %s: nothing is begun, and it can be tried again', async (_, answer) => {
    const provider = createServer((_request, response) => answer(response));
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    const person = await billing.person();
    await billing.restart({ STRIPE_API: `http://127.0.0.1:${port}`, STRIPE_TIMEOUT_MS: '300' });
    const asked = { planId: 'pro', userId: person.userId } as const;
    expect(await person.refusal(createSubscription, asked)).toMatchObject({ code: 'subscription_failed' });
    expect(await billing.rows('SELECT 1 FROM checkouts WHERE user_id = $1', [person.userId])).toEqual([]);
    await billing.restart();
    provider.closeAllConnections();
    await new Promise((resolve) => provider.close(resolve));
    expect(await person.ask(createSubscription, asked)).toHaveProperty('checkoutUrl');
  });

  it('that does not answer, nothing is begun, and it can be tried again', async () => {
    const person = await billing.person();
    await billing.restart({ STRIPE_API: 'http://127.0.0.1:9', STRIPE_TIMEOUT_MS: '500' });
    const asked = { planId: 'pro', userId: person.userId } as const;
    expect(await person.refusal(createSubscription, asked)).toMatchObject({ code: 'subscription_failed' });
    await billing.restart();
    expect(await person.ask(createSubscription, asked)).toHaveProperty('checkoutUrl');
  });
});
