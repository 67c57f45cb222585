import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessChanged } from '@nivel/contracts/billing/access-changed.fact';
import { subscriptionCanceled } from '@nivel/contracts/billing/subscription-canceled.fact';
import { waitUntil } from '@nivel/testing/wait-until';
import { v7 } from 'uuid';
import { BillingUnderTest, CARDS } from '../../test/billing-under-test.ts';
import { sendWebhook, signatureOf } from '../../test/signed-event.ts';

const DAY = 86_400;

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
});
afterAll(() => billing.stop());

const anEvent = (more: object = {}) => ({
  id: `evt_${v7().replaceAll('-', '')}`,
  object: 'event',
  type: 'customer.subscription.updated',
  created: Math.floor(billing.now / 1_000),
  livemode: false,
  data: { object: { id: 'sub_of_nobody', object: 'subscription' } },
  ...more,
});
const signed = (payload: string, how: { secret?: string; ageSeconds?: number } = {}): string =>
  signatureOf(billing, payload, how);
const send = (payload: string, signature?: string): Promise<string> => sendWebhook(billing, payload, signature);
const stored = async (): Promise<number> => (await billing.rows('SELECT 1 FROM stripe_events')).length;

describe('a webhook', () => {
  it('is taken and stored, once', async () => {
    const before = await stored();
    const payload = JSON.stringify(anEvent());
    expect([await send(payload, signed(payload)), await send(payload, signed(payload))]).toEqual(['taken', 'taken']);
    expect(await stored()).toBe(before + 1);
    await billing.settled();
  });

  it('that arrives many times at once, among others, is stored and published once each', async () => {
    const payloads = [1, 2, 3].map(() => JSON.stringify(anEvent()));
    const ids = payloads.map((payload) => (JSON.parse(payload) as { id: string }).id);
    const all = [...payloads, ...payloads, ...payloads];
    expect(await Promise.all(all.map((payload) => send(payload, signed(payload))))).toEqual(all.map(() => 'taken'));
    await billing.settled();
    const rows = await billing.rows<{ events: number; facts: number }>(
      `SELECT (SELECT count(*)::int FROM stripe_events WHERE id = ANY ($1)) AS events,
        (SELECT count(*)::int FROM outbox WHERE payload::json->>'eventId' = ANY ($1)) AS facts`,
      [ids],
    );
    expect(rows).toEqual([{ events: 3, facts: 3 }]);
  });

  it('without a subject of ours is finished when it is stored, and publishes nothing', async () => {
    const event = anEvent({
      type: 'payment_intent.created',
      data: { object: { id: 'pi_1', object: 'payment_intent' } },
    });
    const payload = JSON.stringify(event);
    expect(await send(payload, signed(payload))).toBe('taken');
    expect(
      await billing.rows('SELECT handled_at IS NOT NULL AS done FROM stripe_events WHERE id = $1', [event.id]),
    ).toEqual([{ done: true }]);
    expect(await billing.rows(`SELECT 1 FROM outbox WHERE payload::json->>'eventId' = $1`, [event.id])).toEqual([]);
  });

  it('that Postgres cannot hold takes none of the others with it', async () => {
    const [bad, good] = [JSON.stringify(anEvent({ type: 'customer.\u0000' })), JSON.stringify(anEvent())];
    const said = await Promise.all([bad, good].map((payload) => send(payload, signed(payload))));
    expect(said[1]).toBe('taken');
    expect(said[0]).not.toBe('taken');
    await billing.settled();
  });

  it.each<[string, (payload: string) => [payload: string, signature?: string], string]>([
    ['without a signature', (payload) => [payload], 'signature_refused'],
    ['with an empty one', (payload) => [payload, ''], 'signature_refused'],
    ['with what is none', (payload) => [payload, 't=,v1='], 'signature_refused'],
    ['with another secret', (payload) => [payload, signed(payload, { secret: 'whsec_other' })], 'signature_refused'],
    ['signed six minutes ago', (payload) => [payload, signed(payload, { ageSeconds: 360 })], 'signature_refused'],
    [
      'with one byte changed',
      (payload) => [payload.replace('updated', 'deleted'), signed(payload)],
      'signature_refused',
    ],
    ['written anew', (payload) => [JSON.stringify(JSON.parse(payload), null, 1), signed(payload)], 'signature_refused'],
    ['that is no event', () => ['{"id":1}', signed('{"id":1}')], 'event_refused'],
    ['that is no JSON', () => ['nothing', signed('nothing')], 'signature_refused'],
  ])('%s is refused, and nothing is stored', async (_, make, code) => {
    const before = await stored();
    expect(await send(...make(JSON.stringify(anEvent())))).toBe(code);
    expect(await stored()).toBe(before);
  });

  it.each([
    ['of real money', { livemode: true }],
    ['of another account', { account: 'acct_other' }],
  ])('%s is refused', async (_, more) => {
    const payload = JSON.stringify(anEvent(more));
    expect(await send(payload, signed(payload))).toBe('event_refused');
  });
});

describe('events that come three times, late and in any order', () => {
  it('end in the state that the provider has, published once for each change', async () => {
    const { deliveries } = billing.sandbox;
    deliveries.switch = { ...deliveries.switch, repeat: 2, shuffle: true };
    const { person, subscriptionId } = await billing.aSubscriber('elite');
    await billing.stripe.subscriptions.update(subscriptionId, { trial_end: 'now' });
    await billing.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    await billing.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false });
    await billing.pass(35 * DAY);
    await billing.stripe.subscriptions.cancel(subscriptionId);
    await waitUntil(async () => (await billing.detailsOf(person))?.['subscription_status'] === 'canceled');
    await billing.settled();
    const provider = await billing.stripe.subscriptions.retrieve(subscriptionId);
    const [item] = provider.items.data;
    const shown = await billing.detailsOf(person);
    expect(Date.parse(String(shown?.['current_period_end'])) / 1_000).toBe(item?.current_period_end);
    const told = await billing.told(accessChanged, person.userId);
    expect(told.map(({ tier }) => tier)).not.toContain('free');
    expect(told.map((one, at) => JSON.stringify(one) === JSON.stringify(told[at - 1]))).not.toContain(true);
  });

  it('of a payment begun before the account went: it cannot be paid, and paid all the same it ends at once', async () => {
    const [ana, eve] = [await billing.person(), await billing.person()];
    const expired = await billing.begin(ana, 'pro');
    await billing.deleteAccount(ana);
    await waitUntil(async () => (await billing.stripe.checkout.sessions.retrieve(expired)).status === 'expired');
    const paid = await billing.begin(eve, 'pro');
    billing.hold();
    await billing.pay(paid, CARDS.good, v7());
    await billing.deleteAccount(eve);
    await waitUntil(
      async () => (await billing.rows('SELECT 1 FROM removed_accounts WHERE user_id = $1', [eve.userId])).length > 0,
    );
    await billing.release();
    const { subscription } = await billing.stripe.checkout.sessions.retrieve(paid);
    const begun = () => billing.stripe.subscriptions.retrieve(String(subscription));
    await waitUntil(async () => (await begun()).status === 'canceled');
    await billing.settled();
    const opened = (await billing.told(accessChanged, eve.userId)).filter(({ tier }) => tier !== 'free');
    expect(opened).toEqual([]);
  });

  it('of a deleted account name nobody', async () => {
    const { person, subscriptionId } = await billing.aSubscriber();
    await billing.deleteAccount(person);
    await waitUntil(async () => (await billing.stripe.subscriptions.retrieve(subscriptionId)).status === 'canceled');
    await waitUntil(async () => (await billing.detailsOf(person))?.['customer_email'] === '');
    const details = await billing.detailsOf(person);
    expect(details).toMatchObject({ customer_name: '' });
    const there = await billing.stripe.customers.retrieve(String(details?.['stripe_customer_id']));
    expect(there).toMatchObject({ email: null, name: null });
  });
});

describe('a charge that its owner disputes', () => {
  /** Pays with a card whose owner disputes the charge. @returns the subscription, and the dispute */
  const disputed = async () => {
    const { person, subscriptionId } = await billing.aSubscriber();
    const { customer } = await billing.stripe.subscriptions.retrieve(subscriptionId);
    await billing.payWith(subscriptionId, CARDS.disputed);
    await billing.stripe.subscriptions.update(subscriptionId, { trial_end: 'now' });
    await billing.settled();
    const listed = await billing.stripe.disputes.list({ expand: ['data.charge'] });
    const theirs = listed.data.find(({ charge }) => typeof charge === 'object' && charge.customer === customer);
    return { person, subscriptionId, disputeId: theirs?.id ?? '' };
  };
  const stateOf = async (id: string) => (await billing.stripe.subscriptions.retrieve(id)).status;

  it('changes nothing until that is lost, and then nothing is charged any more', async () => {
    const { person, subscriptionId, disputeId } = await disputed();
    expect(await stateOf(subscriptionId)).toBe('active');
    const { deliveries } = billing.sandbox;
    deliveries.switch = { ...deliveries.switch, repeat: 1 };
    await billing.stripe.disputes.close(disputeId);
    await billing.settled();
    deliveries.switch = { ...deliveries.switch, repeat: 0 };
    expect(await stateOf(subscriptionId)).toBe('canceled');
    expect(await billing.detailsOf(person)).toMatchObject({ subscription_status: 'canceled' });
    expect((await billing.told(subscriptionCanceled, person.userId)).length).toBe(1);
  });

  it('ends no subscription that was begun after it was opened', async () => {
    const { person, subscriptionId, disputeId } = await disputed();
    await billing.stripe.subscriptions.cancel(subscriptionId);
    await billing.settled();
    await billing.pass(40 * DAY);
    await billing.pay(await billing.begin(person, 'elite'), CARDS.good, v7());
    await billing.settled();
    await billing.stripe.disputes.close(disputeId);
    await billing.settled();
    expect(await billing.detailsOf(person)).toMatchObject({ subscription_status: 'active', plan_id: 'elite' });
  });
});
