import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { API_VERSION } from './wire/api-version.ts';
import { parseForm } from './wire/form.ts';
import { CARDS, TestSandbox } from './sandbox.fixture.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await TestSandbox.start();
});
afterAll(() => test.stop());

interface Raw {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Record<string, string>;
}
const raw = (path: string, { method = 'GET', body, headers = {} }: Raw = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${test.sandbox.port}${path}`, {
    method,
    ...(body !== undefined && { body }),
    headers: { authorization: `Bearer ${test.sandbox.secretKey}`, ...headers },
  });

it('speaks the version that the SDK pins, and no other', async () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION);
  const response = await raw('/v1/customers', { headers: { 'stripe-version': '2020-08-27' } });
  expect(response.status).toBe(400);
  expect((await raw('/v1/customers')).headers.get('stripe-version')).toBe(API_VERSION);
});

it('the same key with the same parameters is answered once made, and with others refused', async () => {
  const make = (name: string) => test.stripe.customers.create({ name }, { idempotencyKey: 'key-1' });
  const [first, again] = [await make('Ana'), await make('Ana')];
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  await expect(make('Luz')).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  const elsewhere = test.stripe.products.create({ name: 'Ana' }, { idempotencyKey: 'key-1' });
  await expect(elsewhere).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  const twenty = await Promise.all(
    Array.from({ length: 20 }, () => test.stripe.customers.create({ name: 'Eva' }, { idempotencyKey: 'key-2' })),
  );
  expect(new Set(twenty.map(({ id }) => id)).size).toBe(1);
});

it('a declined payment is declined again by its key, and one with wrong parameters may be repeated', async () => {
  const pay = (payment_method: string) =>
    test.stripe.paymentIntents.create(
      { amount: 79_900, currency: 'mxn', allowed_payment_method_types: ['card'], payment_method, confirm: true },
      { idempotencyKey: `pay-${payment_method}` },
    );
  const declined = await test.aCard(CARDS.declined);
  const refusal = { type: 'StripeCardError', code: 'card_declined', decline_code: 'generic_decline' };
  await expect(pay(declined.id)).rejects.toMatchObject(refusal);
  await expect(pay(declined.id)).rejects.toMatchObject(refusal);
  expect((await test.stripe.paymentIntents.list()).data).toHaveLength(1);
  expect((await test.stripe.paymentIntents.list()).data[0]?.status).toBe('requires_payment_method');
});

it('pages of any size give every row once, newest first, both ways', async () => {
  const made: string[] = [];
  for (let index = 0; index < 25; index += 1)
    made.push((await test.stripe.products.create({ name: `Plan ${index}` })).id);
  const newestFirst = made.toReversed();
  const all: string[] = [];
  for await (const { id } of test.stripe.products.list({ limit: 7 })) all.push(id);
  expect(all).toEqual(newestFirst);
  const page = await test.stripe.products.list({ limit: 10, starting_after: newestFirst[4] ?? '' });
  expect(page.data.map(({ id }) => id)).toEqual(newestFirst.slice(5, 15));
  expect(page.has_more).toBe(true);
  const back = await test.stripe.products.list({ limit: 3, ending_before: newestFirst[4] ?? '' });
  expect(back.data.map(({ id }) => id)).toEqual(newestFirst.slice(1, 4));
  expect((await test.stripe.products.list({ limit: 25 })).has_more).toBe(false);
  await expect(test.stripe.products.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
});

it('an error names its kind, its code and its parameter', async () => {
  await expect(test.stripe.customers.retrieve('cus_nobody')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'resource_missing',
    statusCode: 404,
    param: 'id',
    requestId: expect.stringMatching(/^req_/),
  });
  const unknown = await raw('/v1/customers', { method: 'POST', body: 'colour=pink' });
  expect(await unknown.json()).toMatchObject({ error: { code: 'parameter_unknown', param: 'colour' } });
  const incomplete = await raw('/v1/prices', { method: 'POST', body: 'unit_amount=1' });
  expect(await incomplete.json()).toMatchObject({ error: { code: 'parameter_missing', param: 'currency' } });
  const tooLittle = test.stripe.paymentIntents.create({ amount: 999, currency: 'mxn' });
  await expect(tooLittle).rejects.toMatchObject({ code: 'amount_too_small' });
  expect((await raw('/v1/quotes')).status).toBe(404);
});

it('a list keeps its order, however it is written', () => {
  expect(parseForm('a[10]=k&a[2]=c&a[0]=a')).toEqual({ a: ['a', 'c', 'k'] });
  expect(parseForm('a[]=x&a[]=y')).toEqual({ a: ['x', 'y'] });
  expect(parseForm('items[0][price]=p&metadata[user]=1')).toEqual({ items: [{ price: 'p' }], metadata: { user: '1' } });
});

it('hostile forms are refused and pollute nothing', async () => {
  for (const body of [
    '__proto__[polluted]=1',
    'a[constructor][prototype][polluted]=1',
    'a[[b]=1',
    `${'a[b]'.repeat(1)}${'[c]'.repeat(9)}=1`,
  ])
    expect((await raw('/v1/customers', { method: 'POST', body })).status).toBe(400);
  const many = Array.from({ length: 1_001 }, (_, index) => `metadata[k${index}]=1`).join('&');
  expect((await raw('/v1/customers', { method: 'POST', body: many })).status).toBe(400);
  expect((await raw('/v1/customers', { method: 'POST', body: 'a'.repeat(200_001) })).status).toBe(400);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

it('expands requested fields, four levels deep, and refuses others', async () => {
  const { id } = await test.aSubscription();
  const expanded = await test.stripe.subscriptions.retrieve(id, {
    expand: ['customer', 'latest_invoice.payments', 'default_payment_method', 'items.data.price.product'],
  });
  expect(expanded.customer).toMatchObject({ object: 'customer', email: 'ana@example.com' });
  expect(expanded.items.data[0]?.price.product).toMatchObject({ object: 'product', name: 'Pro' });
  for (const wish of ['nothing', 'constructor', '__proto__']) {
    const asked = test.stripe.subscriptions.retrieve(id, { expand: [wish] });
    await expect(asked).rejects.toMatchObject({ param: 'expand' });
  }
  const list = await test.stripe.subscriptions.list({ expand: ['data.latest_invoice'] });
  expect(list.data[0]?.latest_invoice).toMatchObject({ object: 'invoice', status: 'paid' });
});

it('metadata is merged, and an empty text removes a name', async () => {
  const { id } = await test.stripe.customers.create({ metadata: { user: '1', plan: 'pro' } });
  const changed = await test.stripe.customers.update(id, { metadata: { plan: '', tier: 'elite' } });
  expect(changed.metadata).toEqual({ user: '1', tier: 'elite' });
  const cleared = await test.stripe.customers.update(id, { email: '' });
  expect(cleared.email).toBeNull();
});

it('a deleted customer is marked so, and its subscription has ended', async () => {
  const { id, customer } = await test.aSubscription();
  await test.stripe.customers.del(String(customer));
  expect(await test.stripe.customers.retrieve(String(customer))).toMatchObject({ deleted: true });
  expect((await test.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
});

it('answers only callers with a key, and the publishable one opens only objects whose secret is sent', async () => {
  const nobody = new Stripe('sk_test_wrong', { host: '127.0.0.1', port: test.sandbox.port, protocol: 'http' });
  await expect(nobody.customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  const browser = new Stripe(test.sandbox.publishableKey, {
    host: '127.0.0.1',
    port: test.sandbox.port,
    protocol: 'http',
  });
  await expect(browser.customers.list()).rejects.toMatchObject({ statusCode: 403 });
  const intent = await test.stripe.paymentIntents.create({ amount: 79_900, currency: 'mxn' });
  await expect(browser.paymentIntents.retrieve(intent.id)).rejects.toMatchObject({ statusCode: 404 });
  const shown = await browser.paymentIntents.retrieve(intent.id, { client_secret: intent.client_secret ?? '' });
  expect(shown.id).toBe(intent.id);
  const more = { client_secret: intent.client_secret ?? '', expand: ['customer'] };
  await expect(browser.paymentIntents.retrieve(intent.id, more)).rejects.toMatchObject({ param: 'expand' });
});

it('answers to the names of this machine only', async () => {
  const { request } = await import('node:http');
  const status = await new Promise((resolve) => {
    request(
      { host: '127.0.0.1', port: test.sandbox.port, path: '/v1/customers', headers: { host: 'evil.example' } },
      (response) => {
        response.resume();
        resolve(response.statusCode);
      },
    ).end();
  });
  expect(status).toBe(403);
});
