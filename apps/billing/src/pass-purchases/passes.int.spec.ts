import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessChanged } from '@nivel/contracts/billing/access-changed.fact';
import { buyPass } from '@nivel/contracts/billing/buy-pass.operation';
import { cancelSubscription } from '@nivel/contracts/billing/cancel-subscription.operation';
import { confirmCheckout } from '@nivel/contracts/billing/confirm-checkout.operation';
import { createSubscription } from '@nivel/contracts/billing/create-subscription.operation';
import { invoicePaid } from '@nivel/contracts/billing/invoice-paid.fact';
import { listPasses } from '@nivel/contracts/billing/list-passes.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { BillingUnderTest } from '../../test/billing-under-test.ts';
import { PassPayer } from '../../test/pass-payer.ts';

const DAY = 86_400;

let billing: BillingUnderTest;
let payer: PassPayer;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
  payer = new PassPayer(billing);
});
afterAll(() => billing.stop());

const passesOf = async (person: Person) => (await person.ask(listPasses, {})).passes;
const accessOf = async ({ userId }: Person) => (await billing.told(accessChanged, userId)).at(-1);
const inMonths = (from: number, months: number): string => {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end.toISOString();
};

describe('a pass', () => {
  it.each(['oxxo', 'spei'] as const)('by %s opens its plan once it is paid, and once', async (method) => {
    const person = await billing.person();
    const session_id = await payer.makeReference(person, { method });
    const waiting = await person.ask(confirmCheckout, { session_id });
    expect(waiting).toMatchObject({
      checkout: 'open',
      subscription: null,
      pass: { state: 'waiting', amount: 2397_00, iva: 330_62, voucher_url: expect.stringContaining('/vouchers/') },
    });
    expect(waiting.pass?.pay_by === null).toBe(method === 'spei');
    expect(await accessOf(person)).toBeUndefined();
    const { deliveries } = billing.sandbox;
    deliveries.switch = { ...deliveries.switch, repeat: 2, shuffle: true };
    await payer.payReference(session_id);
    deliveries.switch = { ...deliveries.switch, repeat: 0, shuffle: false };
    const until = inMonths(billing.now, 3);
    expect(await billing.told(accessChanged, person.userId)).toEqual([{ userId: person.userId, tier: 'pro', until }]);
    const paid = await person.ask(confirmCheckout, { session_id });
    expect(paid).toMatchObject({ checkout: 'complete', pass: { state: 'paid', ends_at: until, voucher_url: null } });
    const receipts = await billing.told(invoicePaid, person.userId);
    expect(receipts).toMatchObject([{ amount: 2397_00, iva: 330_62, number: null }]);
  });

  it('paid while no webhook arrives is found when the payer comes back, and by the schedule', async () => {
    const [ana, eve] = [await billing.person(), await billing.person()];
    const [ofAna, ofEve] = [await payer.makeReference(ana), await payer.makeReference(eve)];
    billing.hold();
    for (const id of [ofAna, ofEve]) payer.payAtShop(id);
    expect(await ana.ask(confirmCheckout, { session_id: ofAna })).toMatchObject({ checkout: 'complete' });
    await billing.pass(DAY);
    await billing.runSchedules();
    expect(await passesOf(eve)).toMatchObject([{ state: 'paid' }]);
    await billing.release();
    await billing.settled();
    expect(await billing.told(accessChanged, eve.userId)).toHaveLength(1);
  });

  it('is the same page for a repeated request, also at once, and another for another pass', async () => {
    const person = await billing.person();
    const answers = await Promise.all(Array.from({ length: 6 }, () => payer.ask(person)));
    expect(new Set(answers.map((one) => one.checkout_url)).size).toBe(1);
    const first = payer.openSessionOf(person);
    await billing.pass(1);
    expect(await payer.ask(person, { months: 1 })).not.toEqual(answers[0]);
    expect((await billing.stripe.checkout.sessions.retrieve(first)).status).toBe('expired');
    await payer.makeReference(person, { months: 1 });
    await billing.pass(1);
    // The first has its reference; a repeated request is another one.
    expect(await payer.ask(person, { months: 1 })).toHaveProperty('checkout_url');
    expect((await passesOf(person)).map(({ state }) => state)).toEqual(['open', 'waiting', 'expired']);
  });

  it.each(['by its event', 'by itself'])(
    'replaced after its reference was made can still be paid, found %s',
    async (how) => {
      const person = await billing.person();
      await payer.ask(person);
      const session_id = payer.openSessionOf(person);
      billing.hold();
      payer.finishPage(session_id, 'oxxo');
      await billing.pass(1);
      expect(await payer.ask(person, { months: 1 })).toHaveProperty('checkout_url');
      if (how === 'by its event') await billing.release();
      else await billing.runSchedules();
      await billing.settled();
      expect(await passesOf(person)).toMatchObject([{ state: 'open' }, { state: 'waiting', months: 3 }]);
      await billing.release();
      await payer.payReference(session_id);
      expect(await passesOf(person)).toMatchObject([{ state: 'open' }, { state: 'paid' }]);
    },
  );

  it('with an unpaid reference is over after its last day', async () => {
    const person = await billing.person();
    await payer.makeReference(person);
    billing.lose();
    await billing.pass(5 * DAY);
    await billing.runSchedules();
    expect(await passesOf(person)).toMatchObject([{ state: 'expired', voucher_url: null }]);
    expect(await accessOf(person)).toBeUndefined();
    await billing.release();
    const { deliveries } = billing.sandbox;
    deliveries.switch = { ...deliveries.switch, lose: 0 };
  });

  it('follows another pass, and keeps a subscription from being begun and paid beside it', async () => {
    const person = await billing.person();
    const begun = billing.now;
    for (const months of [1, 12] as const) await payer.payReference(await payer.makeReference(person, { months }));
    expect(await accessOf(person)).toMatchObject({ tier: 'pro', until: inMonths(begun, 13) });
    const refusal = await person.refusal(createSubscription, { planId: 'elite', userId: person.userId });
    expect(refusal).toMatchObject({ code: 'pass_running' });
  });

  it('starts when the running subscription has ended, at that second', async () => {
    const { person, subscriptionId } = await billing.aSubscriber('pro');
    await payer.payReference(await payer.makeReference(person));
    expect(await passesOf(person)).toMatchObject([{ state: 'paid', begins_at: null, ends_at: null }]);
    expect(await accessOf(person)).toMatchObject({ tier: 'pro', until: null });
    const { accessUntil: end } = await person.ask(cancelSubscription, { subscriptionId });
    const until = inMonths(Date.parse(end), 3);
    expect(await passesOf(person)).toMatchObject([{ begins_at: end, ends_at: until }]);
    expect(await accessOf(person)).toMatchObject({ tier: 'pro', until });
    await billing.pass((Date.parse(end) - billing.now) / 1_000 + 60);
    await billing.settled();
    await billing.runSchedules();
    expect(await accessOf(person)).toMatchObject({ tier: 'pro', until });
    expect(await passesOf(person)).toMatchObject([{ begins_at: end, ends_at: until }]);
  });

  it('of a higher plan opens that plan when it starts', async () => {
    const { person, subscriptionId } = await billing.aSubscriber('pro');
    await payer.payReference(await payer.makeReference(person, { plan_id: 'elite', months: 1, method: 'spei' }));
    const { accessUntil: end } = await person.ask(cancelSubscription, { subscriptionId });
    billing.hold();
    await billing.pass((Date.parse(end) - billing.now) / 1_000 + 1);
    await billing.runSchedules();
    expect(await accessOf(person)).toMatchObject({ tier: 'elite', until: inMonths(Date.parse(end), 1) });
    await billing.release();
  });

  it('is not bought at an OXXO above its limit, nor without a token, and is shown to its buyer alone', async () => {
    const [ana, eve] = [await billing.person(), await billing.person()];
    const dear = { plan_id: 'elite', months: 12, method: 'oxxo' } as const;
    expect(await ana.refusal(buyPass, dear)).toMatchObject({ code: 'pass_not_at_oxxo' });
    expect(await ana.ask(buyPass, { ...dear, method: 'spei' })).toHaveProperty('checkout_url');
    expect(await billing.nobody.refusal(buyPass, dear)).toMatchObject({ code: 'unauthenticated' });
    expect(await billing.nobody.refusal(listPasses, {})).toMatchObject({ code: 'unauthenticated' });
    expect(await passesOf(eve)).toEqual([]);
    const session_id = payer.openSessionOf(ana);
    expect(await eve.refusal(confirmCheckout, { session_id })).toMatchObject({ code: 'no_such_checkout' });
    expect(await ana.refusal(buyPass, { ...dear, months: 2 as 1 })).toMatchObject({ code: 'invalid_input' });
  });

  it('of a deleted account can no longer be paid', async () => {
    const person = await billing.person();
    const session_id = await payer.makeReference(person);
    await billing.deleteAccount(person);
    const { payment_intent: intent } = await billing.stripe.checkout.sessions.retrieve(session_id);
    await waitUntil(async () => (await billing.stripe.paymentIntents.retrieve(String(intent))).status === 'canceled');
  });
});

describe('a pass whose reference was made unheard', () => {
  it('can no longer be paid when its account is deleted', async () => {
    const person = await billing.person();
    await payer.ask(person);
    const session_id = payer.openSessionOf(person);
    billing.hold();
    payer.finishPage(session_id, 'oxxo');
    await billing.deleteAccount(person);
    const { payment_intent: intent } = await billing.stripe.checkout.sessions.retrieve(session_id);
    await waitUntil(async () => (await billing.stripe.paymentIntents.retrieve(String(intent))).status === 'canceled');
    await billing.release();
  });
});

describe('without a payment provider that answers', () => {
  it('nothing is begun, and it can be tried again', async () => {
    const person = await billing.person();
    await billing.restart({ STRIPE_API: 'http://127.0.0.1:9', STRIPE_TIMEOUT_MS: '500' });
    const wanted = { plan_id: 'pro', months: 1, method: 'spei' } as const;
    expect(await person.refusal(buyPass, wanted)).toMatchObject({ code: 'pass_failed' });
    await billing.restart({ STRIPE_SECRET_KEY: '' });
    expect(await person.refusal(buyPass, wanted)).toMatchObject({ code: 'payments_not_configured' });
    await billing.restart();
    expect(await person.ask(buyPass, wanted)).toHaveProperty('checkout_url');
  });
});
