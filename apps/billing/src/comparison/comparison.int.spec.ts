import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { compareWithProvider } from '@nivel/contracts/billing/compare-with-provider.operation';
import { createSubscription } from '@nivel/contracts/billing/create-subscription.operation';
import { BillingUnderTest } from '../../test/billing-under-test.ts';
import { manySubscribers, type Subscriber } from '../../test/many-subscribers.ts';
import { PassPayer } from '../../test/pass-payer.ts';

const DAY = 86_400;

let billing: BillingUnderTest;
let payer: PassPayer;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
  payer = new PassPayer(billing);
});
afterAll(() => billing.stop());

interface Kept {
  readonly id: string;
  readonly state: string;
  readonly tier: string;
}
const keptOf = () => billing.rows<Kept>('SELECT id, state, tier FROM subscriptions ORDER BY id');
const repairsOf = async () => {
  const [last] = await billing.rows<{ id: string; repaired: number }>(
    'SELECT id, repaired FROM comparisons WHERE finished_at IS NOT NULL ORDER BY night DESC LIMIT 1',
  );
  const rows = await billing.rows<{ subject: string; what: string }>(
    'SELECT coalesce(subscription_id, pass_id::text) AS subject, what FROM repairs WHERE comparison_id = $1',
    [last?.id],
  );
  return { repaired: last?.repaired, rows, ids: new Set(rows.map(({ subject }) => subject)) };
};
const tonight = async () => {
  await billing.pass(DAY);
  await billing.runComparison();
  return repairsOf();
};
/** The differences between us and the provider. */
const wrongOf = async () => {
  const said = await billing.stripe.subscriptions.list({ status: 'all', limit: 100 });
  const kept = new Map((await keptOf()).map((one) => [one.id, one]));
  return said.data.filter(({ id, status }) => kept.get(id)?.state !== status).map(({ id }) => id);
};

/** A number of people with a paid pass whose event has arrived; no further event arrives. */
const paidPasses = async (count: number) => {
  const { deliveries } = billing.sandbox;
  deliveries.switch = { ...deliveries.switch, lose: 0 };
  const made: { userId: string; passId: string; intentId: string }[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = await billing.person();
    const sessionId = await payer.makeReference(person);
    await payer.payReference(sessionId);
    const [pass] = await billing.rows<{ id: string }>('SELECT id FROM passes WHERE session_id = $1', [sessionId]);
    made.push({ userId: person.userId, passId: pass?.id ?? '', intentId: payer.intentOf(sessionId) });
  }
  billing.lose();
  return made;
};
/** The people with paid access. */
const openOf = (userIds: readonly string[]) =>
  billing.rows(`SELECT user_id FROM access WHERE user_id = ANY($1) AND tier <> 'free'`, [userIds]);

describe('the nightly comparison', () => {
  let all: Subscriber[];

  it('finds changes without an event', async () => {
    billing.lose();
    // The owners of the first cards dispute their charges.
    const disputing = await manySubscribers(billing, 15, { card: 'pm_card_createDispute' });
    all = [...disputing, ...(await manySubscribers(billing, 85))];
    const { repaired, rows } = await tonight();
    expect(repaired).toBe(100);
    expect(new Set(rows.map(({ what }) => what))).toEqual(new Set(['missing']));
    expect(await wrongOf()).toEqual([]);
  });

  it('repairs and lists drift in 100 subscriptions and passes, and then finds nothing more', async () => {
    const [disputed, lost, wrong, gone] = [all.slice(0, 15), all.slice(15, 40), all.slice(40, 70), all.slice(85)];
    const refunded = await paidPasses(15);
    const disputes = await billing.stripe.disputes.list({ limit: 100 });
    for (const { id } of disputes.data) await billing.stripe.disputes.close(id);
    for (const { intentId } of refunded) await billing.stripe.refunds.create({ payment_intent: intentId });
    for (const { subscriptionId } of lost)
      await billing.stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    await billing.rows(
      `UPDATE subscriptions SET tier = 'elite', state = 'canceled', period_end = period_end - interval '9 days'
       WHERE id = ANY($1)`,
      [wrong.map(({ subscriptionId }) => subscriptionId)],
    );
    for (const { customerId } of gone) await billing.stripe.customers.del(customerId);
    const { repaired, ids, rows } = await tonight();
    expect(repaired).toBe(100);
    const drifted = [...disputed, ...lost, ...wrong, ...gone].map(({ subscriptionId }) => subscriptionId);
    expect(ids).toEqual(new Set([...drifted, ...refunded.map(({ passId }) => passId)]));
    expect(
      Object.fromEntries([...Map.groupBy(rows, ({ what }) => what)].map(([what, of]) => [what, of.length])),
    ).toEqual({ different: 70, 'customer-gone': 15, refunded: 15, 'charged-back': 15 });
    expect(await wrongOf()).toEqual([]);
    expect(await billing.rows(`SELECT DISTINCT state FROM passes`)).toEqual([{ state: 'refunded' }]);
    expect(await openOf(refunded.map(({ userId }) => userId))).toEqual([]);
    expect((await tonight()).rows).toEqual([]);
  });

  it('lets a person whose customer is deleted start again', async () => {
    const { userId } = all.at(-1) ?? {};
    const person = await billing.person(userId);
    expect(await person.ask(createSubscription, { planId: 'pro', userId: person.userId })).toHaveProperty(
      'checkoutUrl',
    );
  });

  it('repairs wrongly published access', async () => {
    const [{ userId, subscriptionId } = { userId: '', subscriptionId: '' }] = all.slice(40);
    await billing.rows(`UPDATE access SET tier = 'free', until = NULL WHERE user_id = $1`, [userId]);
    expect((await tonight()).rows).toEqual([{ subject: subscriptionId, what: 'access' }]);
  });

  it('runs once a night, however often it is called, and continues after an interruption', async () => {
    await billing.pass(DAY);
    const first = await billing.nobody.ask(compareWithProvider, {});
    expect([first.compared, first.has_more]).toEqual([50, true]);
    await billing.restart();
    await billing.runComparison();
    expect(await billing.nobody.ask(compareWithProvider, {})).toEqual({ compared: 0, repaired: 0, has_more: false });
    const [{ compared } = { compared: 0 }] = await billing.rows<{ compared: number }>(
      'SELECT compared FROM comparisons ORDER BY night DESC LIMIT 1',
    );
    expect(compared).toBe(100);
  });

  it('ends subscriptions that the provider does not know, unless that is nearly all of them', async () => {
    const make = (n: number) =>
      billing.rows(
        `INSERT INTO subscriptions (id, user_id, customer_id, tier, state, period_start, period_end, created_at, asked_at)
         SELECT 'sub_unknown' || n, gen_random_uuid(), 'cus_unknown', 'pro', 'active', $2, $2, $2, $2
         FROM generate_series(1, $1::int) n ON CONFLICT DO NOTHING`,
        [n, new Date(billing.now)],
      );
    await make(1);
    expect((await tonight()).rows).toEqual([{ subject: 'sub_unknown1', what: 'unknown-to-provider' }]);
    await make(60);
    expect((await tonight()).rows).toEqual([]);
    expect((await keptOf()).filter(({ state }) => state === 'active').length).toBeGreaterThanOrEqual(59);
  });

  it('is callable by other services alone', async () => {
    const person = await billing.person();
    expect(await person.refusal(compareWithProvider, {})).toMatchObject({ code: 'forbidden' });
  });
});
