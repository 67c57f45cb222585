import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cancelSubscription } from '@nivel/contracts/billing/cancel-subscription.operation';
import { resumeSubscription } from '@nivel/contracts/billing/resume-subscription.operation';
import { graceDays } from '@nivel/contracts/billing/subscription-access';
import type { Person } from '@nivel/testing/caller';
import { BillingUnderTest, CARDS } from '../../test/billing-under-test.ts';
import { manySubscribers, type Subscriber } from '../../test/many-subscribers.ts';
import { seededChance } from '../../test/seeded-chance.ts';

/** The long form: `npm run soak -- reminders`; each of its parts has its own days. */
const PART = Number(process.env['PART'] ?? 1);
const SUBSCRIBERS = Number(process.env['SUBSCRIBERS'] ?? 6);
const DAYS = Number(process.env['SUBSCRIBED_DAYS'] ?? 46);
const STEPS_A_DAY = 4;
const [HOUR, DAY] = [3_600, 86_400];

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
});
afterAll(() => billing.stop());

const chance = seededChance(10 + PART);

/** A person whose subscription is over starts another one, with a card of their own. */
const beginAnew = async (one: Subscriber, person: Person): Promise<Subscriber> => {
  const sessionId = await billing.begin(person, one.tier);
  await billing.pay(sessionId, CARDS.good, one.userId);
  const { subscription } = billing.sandbox.state.get('checkout.session', sessionId);
  return { ...one, subscriptionId: String(subscription) };
};

/** Now and then a person cancels, undoes that, gets a valid or refused card, or starts again. */
const live = async (one: Subscriber): Promise<Subscriber> => {
  const { userId, subscriptionId } = one;
  const { status, cancel_at_period_end: isEnding } = billing.sandbox.state.get('subscription', subscriptionId);
  if (chance() > 0.03) return one;
  const person = await billing.person(userId);
  if (status === 'canceled') return beginAnew(one, person);
  const turn = chance();
  if (isEnding) await person.ask(resumeSubscription, { subscriptionId });
  else if (turn < 0.3) await person.ask(cancelSubscription, { subscriptionId });
  else await billing.payWith(subscriptionId, turn < 0.6 ? CARDS.failsOnRenewal : CARDS.good);
  return one;
};

/**
 * The second until which the provider's objects give access: a second account of the rule.
 * @returns Infinity while it is renewed, 0 where there is none
 */
const accessEndOf = (subscriptionId: string): number => {
  const { state } = billing.sandbox;
  const { status, items, latest_invoice: invoiceId, cancel_at: stops } = state.get('subscription', subscriptionId);
  if (status === 'trialing' || status === 'active') return stops ?? Number.POSITIVE_INFINITY;
  const invoice = state.find('invoice', String(invoiceId));
  if (status === 'past_due') return (invoice?.created ?? 0) + graceDays * DAY;
  return status === 'canceled' && invoice?.status === 'paid' ? (items.data[0]?.current_period_end ?? 0) : 0;
};

/** The people whose access is wrongly open or closed now, or ends at another second than it should. */
const wrongAccess = async (all: readonly Subscriber[]): Promise<string[]> => {
  const rows = await billing.rows<{ user_id: string; tier: string; until: Date | null }>(
    'SELECT user_id, tier, until FROM access',
  );
  const told = new Map(rows.map((row) => [row.user_id, row]));
  const nowSeconds = billing.now / 1_000;
  return all.flatMap(({ userId, subscriptionId }) => {
    const { tier = 'free', until = null } = told.get(userId) ?? {};
    const end = until === null ? Number.POSITIVE_INFINITY : until.getTime() / 1_000;
    const isOpen = tier !== 'free' && end > nowSeconds;
    const expected = accessEndOf(subscriptionId);
    const isRight = isOpen ? end === expected : expected <= nowSeconds;
    return isRight ? [] : [`${new Date(billing.now).toISOString()} ${subscriptionId}: ${tier} ${end}, not ${expected}`];
  });
};

/** People who started more than one trial. */
const triedTwice = (all: readonly Subscriber[]): string[] => {
  const trials = billing.sandbox.state.table('subscription').where(({ trial_end: end }) => end !== null);
  return all
    .map(({ userId }) => userId)
    .filter((user) => trials.filter((one) => one.metadata['user_id'] === user).length > 1);
};

interface Told {
  readonly subscription_id: string;
  readonly kind: string;
  readonly about: Date;
  readonly told_at: Date;
}

it(`${SUBSCRIBERS} subscribers in ${DAYS} days: no charge without two reminders, access to the second, one trial`, async () => {
  let all = await manySubscribers(billing, SUBSCRIBERS, { trialDays: 14 });
  const wrong: string[] = [];
  for (let step = 0; step < DAYS * STEPS_A_DAY; step += 1) {
    const now: Subscriber[] = [];
    for (const one of all) now.push(await live(one));
    all = now;
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
  expect([...wrong, ...triedTwice(all)]).toEqual([]);
  expect(charged.length).toBeGreaterThan(SUBSCRIBERS / 2);
}, 7_200_000);
