import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { BEGINNING, HOUR, TestSandbox } from './sandbox.fixture.ts';

const SECRET = 'whsec_of_the_test';
interface Came {
  readonly body: string;
  readonly signature: string;
  readonly event: Stripe.Event;
}

let test: TestSandbox;
let receiver: Server;
let came: Came[];
let refuses: number;

beforeEach(async () => {
  came = [];
  refuses = 0;
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      const event = JSON.parse(body) as Stripe.Event;
      came.push({ body, signature: String(request.headers['stripe-signature']), event });
      refuses -= 1;
      response.writeHead(refuses >= 0 ? 503 : 200).end();
    });
  });
  await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  test = await TestSandbox.start({ webhook: { url: `http://127.0.0.1:${port}/webhooks/stripe`, secret: SECRET } });
});
afterEach(async () => {
  await test.stop();
  receiver.closeAllConnections();
  await new Promise<void>((resolve) => void receiver.close(() => resolve()));
});

const control = async (path: string, body: unknown): Promise<void> => {
  const response = await fetch(`http://127.0.0.1:${test.sandbox.port}/sandbox/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${test.sandbox.secretKey}` },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
};
const settled = () => test.sandbox.deliveries.flush();
const ids = () => came.map(({ event }) => event.id);
const eventsOf = async () => (await test.stripe.events.list({ limit: 100 })).data.map(({ id }) => id).toReversed();

it('the signature is over the very bytes, by the secret and the time', async () => {
  const { id } = await test.stripe.customers.create({ email: 'ana@example.com' });
  await settled();
  const [{ body, signature } = { body: '', signature: '' }] = came;
  const { webhooks } = test.stripe;
  const event = webhooks.constructEvent(body, signature, SECRET, 300, undefined, BEGINNING * 1_000 + 60_000);
  expect(event).toMatchObject({ type: 'customer.created', livemode: false, data: { object: { id } } });
  const read = (bytes: string, secret: string, at = BEGINNING) =>
    webhooks.constructEvent(bytes, signature, secret, 300, undefined, at * 1_000);
  expect(() => read(`${body} `, SECRET)).toThrow();
  expect(() => read(body, 'whsec_other')).toThrow();
  expect(() => read(body, SECRET, BEGINNING + 301)).toThrow();
});

it('every event of a life arrives once and in order', async () => {
  const { id } = await test.aSubscription({ trial_period_days: 14 });
  await test.pass(60 * 86_400);
  await test.stripe.subscriptions.cancel(id);
  await settled();
  expect(ids()).toEqual(await eventsOf());
  expect(came.map(({ event }) => event.type)).toEqual(
    expect.arrayContaining([
      'invoice.upcoming',
      'customer.subscription.trial_will_end',
      'customer.subscription.deleted',
    ]),
  );
});

it('a webhook that was not accepted is tried again later, and for three days', async () => {
  refuses = 3;
  await test.stripe.customers.create({});
  await settled();
  expect(came).toHaveLength(1);
  await test.pass(5);
  expect(came).toHaveLength(2);
  await test.pass(60);
  await test.pass(300);
  expect(came).toHaveLength(4);
  expect(new Set(ids()).size).toBe(1);
  await test.pass(4 * 86_400);
  expect(came).toHaveLength(4);
  refuses = 1_000;
  await test.stripe.customers.create({});
  for (let hour = 0; hour < 100; hour += 1) await test.pass(HOUR);
  expect(came).toHaveLength(4 + 12);
  expect(test.sandbox.deliveries.waiting).toEqual([]);
});

it('a lost event never arrives, and the provider still has it', async () => {
  await control('webhooks', { lose: 1, types: ['customer.created'] });
  await test.stripe.customers.create({});
  await test.stripe.products.create({ name: 'Pro' });
  await settled();
  expect(came.map(({ event }) => event.type)).toEqual(['product.created']);
  expect(await eventsOf()).toHaveLength(2);
});

it('a repeated event comes with the same id each time', async () => {
  await control('webhooks', { repeat: 2 });
  await test.stripe.customers.create({});
  await settled();
  expect(came).toHaveLength(3);
  expect(new Set(ids()).size).toBe(1);
});

it('a delayed event comes that much later', async () => {
  await control('webhooks', { delay: 600 });
  await test.stripe.customers.create({});
  await settled();
  await test.pass(599);
  expect(came).toEqual([]);
  await test.pass(1);
  expect(came).toHaveLength(1);
});

it('shuffled events all come, in an order that the seed decides', async () => {
  const orders: string[][] = [];
  for (const seed of [1, 1, 2]) {
    came = [];
    await control('webhooks', { shuffle: true, delay: 10, seed });
    for (let index = 0; index < 8; index += 1) await test.stripe.products.create({ name: `Plan ${index}` });
    await test.pass(10);
    orders.push(came.map(({ event }) => (event.data.object as Stripe.Product).name));
  }
  const [first, same, other] = orders;
  expect(first?.toSorted()).toEqual(Array.from({ length: 8 }, (_, index) => `Plan ${index}`));
  expect(same).toEqual(first);
  expect(other).not.toEqual(first);
});

it('held events arrive when they are released, in the requested order', async () => {
  await control('webhooks', { hold: true });
  for (const name of ['one', 'two', 'three']) await test.stripe.products.create({ name });
  await settled();
  expect(came).toEqual([]);
  const [one = '', two = '', three = ''] = await eventsOf();
  await control('webhooks/release', { order: [three, one] });
  expect(ids()).toEqual([three, one]);
  await control('webhooks/release', {});
  expect(ids()).toEqual([three, one, two]);
});

it('an endpoint of its own receives the types it chose, with its own secret; none may be elsewhere', async () => {
  const { port } = receiver.address() as AddressInfo;
  const endpoint = await test.stripe.webhookEndpoints.create({
    url: `http://localhost:${port}/other`,
    enabled_events: ['product.created'],
  });
  expect(endpoint.secret).toMatch(/^whsec_\w{32}$/);
  expect((await test.stripe.webhookEndpoints.retrieve(endpoint.id)).secret).toBeUndefined();
  await test.stripe.customers.create({});
  await test.stripe.products.create({ name: 'Pro' });
  await settled();
  expect(came).toHaveLength(3);
  const elsewhere = test.stripe.webhookEndpoints.create({ url: 'https://example.com/hook', enabled_events: ['*'] });
  await expect(elsewhere).rejects.toMatchObject({ code: 'url_invalid' });
});

it('the switches need the secret key', async () => {
  for (const path of ['clock', 'webhooks', 'webhooks/release']) {
    const response = await fetch(`http://127.0.0.1:${test.sandbox.port}/sandbox/${path}`, {
      method: 'POST',
      body: '{}',
    });
    expect(response.status).toBe(401);
  }
});
