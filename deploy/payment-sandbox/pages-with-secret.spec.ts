import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { card, pathOf, SandboxPages, SITE } from './pages.fixture.ts';
import { CARDS, TestSandbox } from './sandbox.fixture.ts';

let test: TestSandbox;
let pages: SandboxPages;
beforeAll(async () => {
  test = await TestSandbox.start();
  pages = new SandboxPages(test);
});
afterAll(() => test.stop());

it('a browser with the client secret can pay the first invoice of a subscription', async () => {
  const created = await test.aSubscription({
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    expand: ['latest_invoice.confirmation_secret'],
  });
  const secret = (created.latest_invoice as Stripe.Invoice).confirmation_secret?.client_secret ?? '';
  const intentPath = `/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`;
  const confirm = (number: string) =>
    pages.post(
      intentPath,
      {
        client_secret: secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '34',
      },
      { authorization: `Bearer ${test.sandbox.publishableKey}` },
    );
  expect((await confirm(CARDS.declined)).status).toBe(402);
  const waiting = JSON.parse((await confirm(CARDS.authenticates)).html) as Stripe.PaymentIntent;
  expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  await pages.post(pathOf(String(waiting.next_action?.use_stripe_sdk?.['stripe_js'])), { outcome: 'accept' });
  const active = await test.stripe.subscriptions.retrieve(created.id, { expand: ['default_payment_method'] });
  expect(active).toMatchObject({ status: 'active', default_payment_method: { card: { last4: '3155' } } });
});

it('a checkout inside a page is paid with its secret, and only with it', async () => {
  const customer = await test.stripe.customers.create({ email: 'luz@example.com' });
  const session = await pages.aCheckout({
    ui_mode: 'elements',
    customer: customer.id,
    return_url: `${SITE}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    success_url: undefined,
    cancel_url: undefined,
  });
  const path = `/checkout/${session.id}`;
  const secret = session.client_secret ?? '';
  expect((await pages.get(path)).status).toBe(404);
  expect((await pages.get(`${path}/element?client_secret=wrong`)).status).toBe(404);
  const shown = JSON.parse((await pages.get(`${path}/element?client_secret=${secret}`)).html) as object;
  expect(shown).toMatchObject({ status: 'open', email: 'luz@example.com', amount_total: 79_900 });
  expect((await pages.post(`${path}/element`, { ...card(CARDS.good), client_secret: 'wrong' })).status).toBe(404);
  expect((await pages.post(`${path}/element`, { ...card(CARDS.declined), client_secret: secret })).status).toBe(402);
  const paid = JSON.parse(
    (await pages.post(`${path}/element`, { ...card(CARDS.good), client_secret: secret })).html,
  ) as object;
  const return_url = `${SITE}/payment-success?session_id=${session.id}`;
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', return_url });
  const { data } = await test.stripe.subscriptions.list({ customer: customer.id });
  expect(data).toMatchObject([{ status: 'active' }]);
});
