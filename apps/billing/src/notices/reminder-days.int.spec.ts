import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cancelSubscription } from '@nivel/contracts/billing/cancel-subscription.operation';
import { resumeSubscription } from '@nivel/contracts/billing/resume-subscription.operation';
import { graceDays } from '@nivel/contracts/billing/subscription-access';
import { BillingUnderTest, CARDS } from '../../test/billing-under-test.ts';
import { manySubscribers, type Subscriber } from '../../test/many-subscribers.ts';
import { seededChance } from '../../test/seeded-chance.ts';

/** The long form: `npm run soak -- reminders`. */
const SUBSCRIBERS = Number(process.env['SUBSCRIBERS'] ?? 6);
const DAYS = Number(process.env['SUBSCRIBED_DAYS'] ?? 46);
const STEPS_A_DAY = 4;
const [HOUR, DAY] = [3_600, 86_400];

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
});
afterAll(() => billing.stop());

const chance = seededChance(11);

/** Now and then somebody cancels, takes it back, or has a card that is refused, or one that is not. */
const live = async ({ userId, subscriptionId }: Subscriber): Promise<void> => {
  const { status, cancel_at_period_end: isEnding } = billing.sandbox.state.get('subscription', subscriptionId);
  if (status === 'canceled' || chance() > 0.03) return;
  const person = await billing.person(userId);
  const turn = chance();
  if (isEnding) await person.ask(resumeSubscription, { subscriptionId });
  else if (turn < 0.3) await person.ask(cancelSubscription, { subscriptionId });
  else await billing.payWith(subscriptionId, turn < 0.6 ? CARDS.failsOnRenewal : CARDS.good);
};

/** Whether the provider's objects say that there is access now: a second account of the rule. */
const mayEnter = (subscriptionId: string, nowSeconds: number): boolean => {
  const { state } = billing.sandbox;
  const { status, items, latest_invoice: invoiceId } = state.get('subscription', subscriptionId);
  if (status === 'trialing' || status === 'active') return true;
  const invoice = state.find('invoice', String(invoiceId));
  if (status === 'past_due') return nowSeconds < (invoice?.created ?? 0) + graceDays * DAY;
  const isPaid = invoice?.status === 'paid';
  return status === 'canceled' && isPaid && nowSeconds < (items.data[0]?.current_period_end ?? 0);
};

const wrongAccess = async (all: readonly Subscriber[]): Promise<string[]> => {
  const rows = await billing.rows<{ user_id: string; open: boolean }>(
    `SELECT user_id, tier <> 'free' AND (until IS NULL OR until > $1) AS open FROM access`,
    [new Date(billing.now)],
  );
  const open = new Map(rows.map((row) => [row.user_id, row.open]));
  const nowSeconds = billing.now / 1_000;
  return all
    .filter(({ userId, subscriptionId }) => (open.get(userId) ?? false) !== mayEnter(subscriptionId, nowSeconds))
    .map(({ subscriptionId }) => `${new Date(billing.now).toISOString()} ${subscriptionId}`);
};

interface Told {
  readonly subscription_id: string;
  readonly kind: string;
  readonly about: Date;
  readonly told_at: Date;
}

it(`${SUBSCRIBERS} subscribers in ${DAYS} days: no charge without two reminders, and access to the second`, async () => {
  const all = await manySubscribers(billing, SUBSCRIBERS, { trialDays: 14 });
  const wrong: string[] = [];
  for (let step = 0; step < DAYS * STEPS_A_DAY; step += 1) {
    for (const one of all) await live(one);
    // Never at the same moment of a day.
    await billing.pass(DAY / STEPS_A_DAY + Math.floor(chance() * HOUR));
    await billing.settled();
    await billing.runSchedules();
    wrong.push(...(await wrongAccess(all)));
  }
  const told = await billing.rows<Told>('SELECT subscription_id, kind, about, told_at FROM notices');
  const charged = billing.sandbox.state
    .table('invoice')
    .where(
      ({ billing_reason: reason, amount_due: due, attempted }) =>
        reason === 'subscription_cycle' && due > 0 && attempted,
    );
  for (const { created, parent } of charged) {
    const of = String(parent?.subscription_details?.subscription);
    const before = told.filter(
      ({ subscription_id: id, kind, about, told_at: at }) =>
        id === of && kind.startsWith('charge-near') && about.getTime() === created * 1_000 && at < about,
    );
    if (before.length !== 2) wrong.push(`${of} was charged at ${created} after ${before.length} reminders`);
  }
  expect(wrong).toEqual([]);
  expect(charged.length).toBeGreaterThan(SUBSCRIBERS / 2);
}, 7_200_000);
