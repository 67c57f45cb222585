import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cancelSubscription } from '@nivel/contracts/billing/cancel-subscription.operation';
import { chargeFailed } from '@nivel/contracts/billing/charge-failed.fact';
import { chargeNear } from '@nivel/contracts/billing/charge-near.fact';
import { refreshDueSubscriptions } from '@nivel/contracts/billing/refresh-due-subscriptions.operation';
import { resumeSubscription } from '@nivel/contracts/billing/resume-subscription.operation';
import { subscriptionCanceled } from '@nivel/contracts/billing/subscription-canceled.fact';
import { updateSubscription } from '@nivel/contracts/billing/update-subscription.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { BillingUnderTest, CARDS } from '../../test/billing-under-test.ts';

const [HOUR, DAY] = [3_600, 86_400];

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
});
afterAll(() => billing.stop());

const near = async ({ userId }: Person) =>
  (await billing.told(chargeNear, userId)).map(({ daysBefore, isFirst, amount, plan }) => [
    isFirst ? 'first' : 'renewal',
    daysBefore,
    plan,
    amount,
  ]);
const failed = async ({ userId }: Person) =>
  (await billing.told(chargeFailed, userId)).map(({ step, isOver }) => [step, isOver]);
const canceled = ({ userId }: Person) => billing.told(subscriptionCanceled, userId);
const stateIs = (person: Person, state: string) =>
  waitUntil(async () => (await billing.detailsOf(person))?.['subscription_status'] === state);
/** Once it is known whether there is a trial: of a card that has had one it ends immediately. */
const endOf = async (person: Person): Promise<number> => {
  await billing.settled();
  return Date.parse(String((await billing.detailsOf(person))?.['current_period_end']));
};
/** Moves the clock to a number of days before or after a moment; every schedule on the way runs, some twice. */
const passTo = async (moment: number, days: number): Promise<void> => {
  await billing.pass((moment - billing.now) / 1_000 + days * DAY);
  await billing.settled();
  for (const _ of [1, 2]) await billing.runSchedules();
};

describe('before a charge', () => {
  it('its payer is reminded twice, each once, first of the end of the trial and then of each renewal', async () => {
    const { person } = await billing.aSubscriber();
    const trialEnd = await endOf(person);
    await passTo(trialEnd, -4);
    expect(await near(person)).toEqual([]);
    await passTo(trialEnd, -3);
    await passTo(trialEnd, -1);
    await passTo(trialEnd, -0.5);
    const first = [
      ['first', 3, 'pro', 799_00],
      ['first', 1, 'pro', 799_00],
    ];
    expect(await near(person)).toEqual(first);
    await passTo(trialEnd, 1);
    await stateIs(person, 'active');
    await passTo(await endOf(person), -1);
    expect(await near(person)).toEqual([...first, ['renewal', 3, 'pro', 799_00], ['renewal', 1, 'pro', 799_00]]);
  });

  it('the amount is what the provider will charge, with another plan and a discount', async () => {
    const { person, subscriptionId } = await billing.aSubscriber('elite');
    await billing.stripe.subscriptions.update(subscriptionId, { trial_end: 'now' });
    await stateIs(person, 'active');
    await person.ask(updateSubscription, { subscriptionId, newPlanId: 'pro' });
    const coupon = await billing.stripe.coupons.create({ percent_off: 50, duration: 'forever' });
    await billing.stripe.subscriptions.update(subscriptionId, { discounts: [{ coupon: coupon.id }] });
    await passTo(await endOf(person), -2);
    const [told] = await billing.told(chargeNear, person.userId);
    expect(told).toMatchObject({ plan: 'pro', planBefore: 'elite', amount: 399_50, isFirst: false, daysBefore: 3 });
  });

  it('that was cancelled leads to no reminder; taken up again shortly before it, of both at once', async () => {
    const { person, subscriptionId } = await billing.aSubscriber();
    await person.ask(cancelSubscription, { subscriptionId });
    const end = await endOf(person);
    await passTo(end, -0.5);
    expect(await near(person)).toEqual([]);
    await person.ask(resumeSubscription, { subscriptionId });
    expect((await near(person)).map(([, days]) => days)).toEqual([3, 1]);
  });
});

describe('a cancellation', () => {
  it('is confirmed once with the end of access, however often it is requested and delivered', async () => {
    const { deliveries } = billing.sandbox;
    deliveries.switch = { ...deliveries.switch, repeat: 2, shuffle: true };
    const { person, subscriptionId } = await billing.aSubscriber();
    const { accessUntil } = await person.ask(cancelSubscription, { subscriptionId });
    await person.ask(cancelSubscription, { subscriptionId });
    await passTo(await endOf(person), 0.1);
    await stateIs(person, 'canceled');
    expect(await canceled(person)).toEqual([{ userId: person.userId, plan: 'pro', accessUntil }]);
    deliveries.switch = { ...deliveries.switch, repeat: 0, shuffle: false };
  });
});

describe('a charge that fails', () => {
  const aDebtor = async () => {
    const subscriber = await billing.aSubscriber();
    await billing.payWith(subscriber.subscriptionId, CARDS.failsOnRenewal);
    const end = await endOf(subscriber.person);
    await passTo(end, 2 / 24);
    await stateIs(subscriber.person, 'past_due');
    return { ...subscriber, end };
  };

  it('leads to four notices in the days of grace, then ends without further charges, and can be started again', async () => {
    const { person, subscriptionId, end } = await aDebtor();
    expect(await failed(person)).toEqual([[1, false]]);
    for (const days of [1, 2, 3, 4, 5, 6, 6.9]) await passTo(end, days);
    expect(await failed(person)).toEqual([
      [1, false],
      [2, false],
      [3, false],
    ]);
    await passTo(end, 7);
    await stateIs(person, 'canceled');
    expect((await failed(person)).at(-1)).toEqual([4, true]);
    await passTo(end, 20);
    expect(await failed(person)).toHaveLength(4);
    expect(await canceled(person)).toEqual([]);
    const invoices = await billing.stripe.invoices.list({ subscription: subscriptionId });
    expect(invoices.data.map(({ status }) => status)).not.toContain('open');
    expect(await billing.begin(person, 'pro')).toMatch(/^cs_/);
  });

  it('leads to no more notices once it is paid', async () => {
    const { person, subscriptionId, end } = await aDebtor();
    await passTo(end, 2.1);
    await billing.payWith(subscriptionId, CARDS.good);
    await passTo(end, 3.2);
    await stateIs(person, 'active');
    await passTo(end, 9);
    expect((await failed(person)).map(([step]) => step)).toEqual([1, 2]);
  });

  it('and is cancelled by its payer ends at once, without a free month, and is confirmed', async () => {
    const { person, subscriptionId, end } = await aDebtor();
    const { accessUntil } = await person.ask(cancelSubscription, { subscriptionId });
    expect(Date.parse(accessUntil)).toBe(end);
    expect((await canceled(person)).map((one) => one.accessUntil)).toEqual([accessUntil]);
    await passTo(end, 8);
    expect(await failed(person)).toEqual([[1, false]]);
  });
});

it('is looked for by other services alone', async () => {
  const person = await billing.person();
  expect(await person.refusal(refreshDueSubscriptions, {})).toMatchObject({ code: 'forbidden' });
});

it('one that cannot be read delays no other', async () => {
  const { person } = await billing.aSubscriber();
  await billing.rows(
    `INSERT INTO subscriptions (id, user_id, customer_id, tier, state, period_start, period_end, created_at, asked_at, look_at)
     SELECT 'sub_lost' || n, gen_random_uuid(), 'cus_lost', 'pro', 'active', $1, $1, $1, $1, $1 FROM generate_series(1, 25) n`,
    [new Date(billing.now - HOUR * 1_000)],
  );
  await passTo(await endOf(person), -3);
  expect((await near(person)).map(([, days]) => days)).toEqual([3]);
});
