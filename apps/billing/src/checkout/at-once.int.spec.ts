import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cancelSubscription } from '@nivel/contracts/billing/cancel-subscription.operation';
import { createSubscription } from '@nivel/contracts/billing/create-subscription.operation';
import { subscriptionCanceled } from '@nivel/contracts/billing/subscription-canceled.fact';
import { updateSubscription } from '@nivel/contracts/billing/update-subscription.operation';
import type { Person } from '@nivel/testing/caller';
import { BillingUnderTest, CARDS } from '../../test/billing-under-test.ts';

/** The long forms: `npm run soak -- checkouts` and `npm run soak -- WEB-5`. */
const ROUNDS = Number(process.env['CHECKOUT_ROUNDS'] ?? 2);
const TWICE = Number(process.env['TWICE'] ?? 2);
const LIVE = ['trialing', 'active', 'past_due', 'incomplete', 'paused'];

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
});
afterAll(() => billing.stop());

const subscriptionsOf = ({ userId }: Person) =>
  billing.sandbox.state.table('subscription').where(({ metadata }) => metadata['user_id'] === userId);
const openSessionsOf = ({ userId }: Person) =>
  billing.sandbox.state
    .table('checkout.session')
    .where(({ client_reference_id: of, status }) => of === userId && status === 'open');

describe('two checkouts at once by one person', () => {
  it(`${ROUNDS} rounds: never two live subscriptions`, async () => {
    const wrong: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await billing.person();
      const ask = (planId: 'pro' | 'elite', page: 'hosted' | 'element') =>
        person.ask(createSubscription, { planId, userId: person.userId, page }).catch(() => null);
      await Promise.all([ask('pro', 'hosted'), ask('elite', 'hosted'), ask('pro', 'element'), ask('pro', 'hosted')]);
      // Windows that were left open are paid side by side, one of them behind our back.
      const price = billing.priceOf('pro');
      const customer = openSessionsOf(person)[0]?.customer;
      const behind = await billing.stripe.checkout.sessions.create({
        ...{ mode: 'subscription', line_items: [{ price, quantity: 1 }], client_reference_id: person.userId },
        ...{ customer: String(customer), success_url: 'http://localhost/', metadata: { user_id: person.userId } },
        subscription_data: { metadata: { user_id: person.userId } },
      });
      const open = [...openSessionsOf(person).map(({ id }) => id), behind.id];
      await Promise.all(
        [...new Set(open)].map((id) => billing.pay(id, CARDS.good, person.userId).catch(() => undefined)),
      );
      await billing.settled();
      const live = subscriptionsOf(person).filter(({ status }) => LIVE.includes(status));
      const kept = await billing.rows(`SELECT 1 FROM subscriptions WHERE user_id = $1 AND state = ANY($2)`, [
        person.userId,
        LIVE,
      ]);
      if (live.length !== 1 || kept.length !== 1)
        wrong.push(`round ${round}: ${live.length} live, ${kept.length} kept`);
    }
    expect(wrong).toEqual([]);
  }, 3_600_000);
});

describe('asked several times at once (WEB-5)', () => {
  it(`checkout, change and cancellation act once, ${TWICE} times`, async () => {
    const wrong: string[] = [];
    const thrice = (ask: () => Promise<unknown>) =>
      Promise.all([ask(), ask(), ask()].map((one) => one.catch(() => null)));
    for (let round = 0; round < TWICE; round += 1) {
      const person = await billing.person();
      await thrice(() => person.ask(createSubscription, { planId: 'pro', userId: person.userId }));
      const open = openSessionsOf(person);
      if (open.length !== 1) wrong.push(`${open.length} checkouts`);
      await billing.pay(open[0]?.id ?? '', CARDS.good, person.userId);
      await billing.settled();
      const subscriptionId = subscriptionsOf(person)[0]?.id ?? '';
      if (subscriptionsOf(person)[0]?.status === 'trialing')
        await billing.stripe.subscriptions.update(subscriptionId, { trial_end: 'now' });
      await billing.pass(5 * 86_400);
      await thrice(() => person.ask(updateSubscription, { subscriptionId, newPlanId: 'elite' }));
      const charged = billing.sandbox.state
        .table('invoice')
        .where(
          ({ parent, created }) =>
            parent?.subscription_details?.subscription === subscriptionId && created * 1_000 > billing.now - 1_000,
        );
      if (charged.length !== 1) wrong.push(`${charged.length} charges for one change`);
      await thrice(() => person.ask(cancelSubscription, { subscriptionId }));
      const confirmed = await billing.told(subscriptionCanceled, person.userId);
      if (confirmed.length !== 1) wrong.push(`${confirmed.length} confirmations`);
    }
    expect(wrong).toEqual([]);
  }, 3_600_000);
});
