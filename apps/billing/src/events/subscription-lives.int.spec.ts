import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { v7 } from 'uuid';
import { accessChanged } from '@nivel/contracts/billing/access-changed.fact';
import { subscriptionCanceled } from '@nivel/contracts/billing/subscription-canceled.fact';
import { waitUntil } from '@nivel/testing/wait-until';
import { BillingUnderTest, CARDS } from '../../test/billing-under-test.ts';
import { manySubscribers, type Subscriber } from '../../test/many-subscribers.ts';
import { seededChance } from '../../test/seeded-chance.ts';
import { sendWebhook, signatureOf } from '../../test/signed-event.ts';

/** The long form: `npm run soak -- WEB-1`; each of its parts has its own lives and orders. */
const PART = Number(process.env['PART'] ?? 1);
const LIVES = Number(process.env['LIVES'] ?? 3);
const ORDERS = Number(process.env['ORDERS'] ?? 12);
const ALL_ORDERS = 120;
const DAY = 86_400;

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
});
afterAll(() => billing.stop());

interface Kept {
  readonly state: string;
  readonly tier: string;
  readonly ends_at: Date | null;
  readonly period_end: Date;
}
const keptOf = async (id: string): Promise<Kept | undefined> =>
  (await billing.rows<Kept>('SELECT state, tier, ends_at, period_end FROM subscriptions WHERE id = $1', [id]))[0];
const seconds = (moment: Date | null | undefined): number | null => (moment ? moment.getTime() / 1_000 : null);

/** Whether the stored state is the provider's. */
const isSame = async ({ subscriptionId }: Subscriber): Promise<boolean> => {
  const said = await billing.stripe.subscriptions.retrieve(subscriptionId);
  const kept = await keptOf(subscriptionId);
  const [item] = said.items.data;
  const tier = item?.price.id === billing.priceOf('elite') ? 'elite' : 'pro';
  const isOver = said.status === 'canceled';
  return (
    kept?.state === said.status &&
    kept.tier === tier &&
    (isOver || seconds(kept.ends_at) === said.cancel_at) &&
    (isOver || seconds(kept.period_end) === item?.current_period_end)
  );
};

type Act = (one: Subscriber, stripe: Stripe) => Promise<unknown>;
const acts: readonly Act[] = [
  ({ subscriptionId: id }, stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true }),
  ({ subscriptionId: id }, stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: false }),
  async ({ subscriptionId: id }, stripe) => {
    const { items } = await stripe.subscriptions.retrieve(id);
    const item = items.data[0]?.id ?? '';
    await stripe.subscriptions.update(id, {
      items: [{ id: item, price: billing.priceOf('elite') }],
      proration_behavior: 'always_invoice',
    });
  },
  ({ subscriptionId: id }) => billing.payWith(id, CARDS.failsOnRenewal),
  ({ subscriptionId: id }) => billing.payWith(id, CARDS.good),
  () => billing.pass(2 * DAY),
  () => billing.pass(17 * DAY),
];

/** Six things happen to a subscription. @returns the moments at which its owner cancelled it */
const lived = async (one: Subscriber, chance: () => number): Promise<Set<number>> => {
  const moments = new Set<number>();
  const stands = () => billing.sandbox.state.get('subscription', one.subscriptionId);
  for (let step = 0; step < 6 && stands().status !== 'canceled'; step += 1) {
    const wasLate = stands().status === 'past_due';
    await acts[Math.floor(chance() * acts.length)]?.(one, billing.stripe);
    const { canceled_at: at, status, cancellation_details: why } = stands();
    const isUnpaid = status === 'canceled' && (wasLate || why?.reason === 'payment_failed');
    if (at !== null && !isUnpaid) moments.add(at);
    await billing.settled();
  }
  return moments;
};

describe('webhooks three times and out of order (WEB-1)', () => {
  it(`${LIVES} lives end as the provider has them, with one confirmation for each cancellation`, async () => {
    const { deliveries } = billing.sandbox;
    deliveries.switch = { ...deliveries.switch, repeat: 2, shuffle: true };
    const chance = seededChance(6 + PART);
    const all = await manySubscribers(billing, LIVES);
    const cancellations = new Map<string, Set<number>>();
    for (const one of all) {
      cancellations.set(one.userId, await lived(one, chance));
    }
    const wrong: string[] = [];
    for (const one of all) {
      await waitUntil(() => isSame(one), 10_000).catch(() => wrong.push(`${one.subscriptionId} is not as there`));
      const told = await billing.told(accessChanged, one.userId);
      const again = told.filter((fact, at) => JSON.stringify(fact) === JSON.stringify(told[at - 1]));
      if (again.length > 0) wrong.push(`${one.subscriptionId} was told of twice`);
      const confirmed = (await billing.told(subscriptionCanceled, one.userId)).length;
      if (confirmed !== cancellations.get(one.userId)?.size)
        wrong.push(`${one.subscriptionId} was confirmed ${confirmed} times`);
    }
    expect(wrong).toEqual([]);
    deliveries.switch = { ...deliveries.switch, repeat: 0, shuffle: false };
  }, 3_600_000);

  it(`a life of five events ends alike in ${ORDERS} of its 120 orders, each event once and each several times`, async () => {
    const [one] = await manySubscribers(billing, 1);
    if (one === undefined) throw new Error('there is no subscriber');
    const { subscriptionId: id, userId } = one;
    await waitUntil(() => isSame(one));
    await billing.settled();
    billing.lose();
    await billing.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await billing.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    await billing.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const events = (await billing.stripe.events.list({ limit: 100 })).data
      .filter(({ data }) => (data.object as { id?: string }).id === id)
      .slice(0, 3);
    const { latest_invoice: invoice } = await billing.stripe.subscriptions.retrieve(id);
    const ofInvoice = (await billing.stripe.events.list({ limit: 100 })).data
      .filter(({ data }) => (data.object as { id?: string }).id === invoice)
      .slice(0, 2);
    const five = [...events, ...ofInvoice];
    expect(five).toHaveLength(5);
    const outcomes = new Set<string>();
    const orders = ordersOf(five);
    expect(orders).toHaveLength(ALL_ORDERS);
    for (const order of orders.filter((_, at) => at % (ALL_ORDERS / ORDERS) === (PART - 1) % (ALL_ORDERS / ORDERS))) {
      for (const times of [1, 2]) {
        await forget(one);
        const named = order.map((event) => JSON.stringify({ ...event, id: `${event.id}_${v7()}` }));
        // The second time all of them come again, in the same order, and each of them beside the first.
        for (const payload of times === 1 ? named : [...named.flatMap((each) => [each, each]), ...named])
          expect(await sendWebhook(billing, payload, signatureOf(billing, payload))).toBe('taken');
        await billing.settled();
        const told = await billing.rows('SELECT count(*)::int FROM notices WHERE subscription_id = $1', [id]);
        const access = await billing.rows('SELECT tier, until, version::int FROM access WHERE user_id = $1', [userId]);
        outcomes.add(JSON.stringify([await keptOf(id), told, access]));
      }
    }
    expect([...outcomes]).toHaveLength(1);
    expect(await isSame(one)).toBe(true);
  }, 600_000);
});

const forget = async ({ subscriptionId, userId }: Subscriber): Promise<void> => {
  for (const table of ['subscriptions WHERE id', 'notices WHERE subscription_id', 'invoices WHERE subscription_id'])
    await billing.rows(`DELETE FROM ${table} = $1`, [subscriptionId]);
  await billing.rows('DELETE FROM access WHERE user_id = $1', [userId]);
};

const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [first, ...rest]));
