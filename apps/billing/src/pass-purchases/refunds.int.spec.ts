import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessChanged } from '@nivel/contracts/billing/access-changed.fact';
import { buyPass } from '@nivel/contracts/billing/buy-pass.operation';
import { confirmCheckout } from '@nivel/contracts/billing/confirm-checkout.operation';
import type { FiscalData } from '@nivel/contracts/billing/fiscal-data';
import { invoicePaid } from '@nivel/contracts/billing/invoice-paid.fact';
import { listPasses } from '@nivel/contracts/billing/list-passes.operation';
import { listPlans } from '@nivel/contracts/billing/list-plans.operation';
import { requestCfdi } from '@nivel/contracts/billing/request-cfdi.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { BillingUnderTest } from '../../test/billing-under-test.ts';
import { PassPayer } from '../../test/pass-payer.ts';

const DAY = 86_400;
const data: FiscalData = {
  ...{ rfc: 'CACX7605101P8', legal_name: 'XOCHILT CASAS CHAVEZ', regime: '612', use: 'G03', postal_code: '10740' },
};

let billing: BillingUnderTest;
let payer: PassPayer;
beforeAll(async () => {
  billing = await BillingUnderTest.start({ PAC_URL: 'http://127.0.0.1:9' });
  payer = new PassPayer(billing);
});
afterAll(() => billing.stop());

const passesOf = async (person: Person) => (await person.ask(listPasses, {})).passes;
const accessOf = async ({ userId }: Person) => (await billing.told(accessChanged, userId)).at(-1);
/** Gives money back at the provider, in centavos, or all of it. */
const giveBack = async (sessionId: string, amount?: number): Promise<void> => {
  const payment_intent = payer.intentOf(sessionId);
  await billing.stripe.refunds.create({ payment_intent, ...(amount !== undefined && { amount }) });
  await billing.settled();
};
const inMonths = (from: number, months: number): string => {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end.toISOString();
};

describe('a pass that is given back', () => {
  it('is over at once, also on a second delivery, and the next pass starts then with all its months', async () => {
    const person = await billing.person();
    const first = await payer.makeReference(person, { months: 1 });
    await payer.payReference(first);
    await payer.payReference(await payer.makeReference(person, { plan_id: 'elite', months: 3, method: 'spei' }));
    await billing.pass(9 * DAY);
    const { deliveries } = billing.sandbox;
    deliveries.switch = { ...deliveries.switch, repeat: 1 };
    await giveBack(first);
    deliveries.switch = { ...deliveries.switch, repeat: 0 };
    const [begins_at, until] = [new Date(billing.now).toISOString(), inMonths(billing.now, 3)];
    expect(await passesOf(person)).toMatchObject([
      { state: 'paid', begins_at, ends_at: until },
      { state: 'refunded', refunded_at: begins_at },
    ]);
    expect(await accessOf(person)).toMatchObject({ tier: 'elite', until });
    expect(await person.ask(confirmCheckout, { session_id: first })).toMatchObject({ pass: { state: 'refunded' } });
    const [, given] = await passesOf(person);
    const asked = { receipt_id: given?.id ?? '', data };
    expect(await person.refusal(requestCfdi, asked)).toMatchObject({ code: 'no_such_receipt' });
  });

  it('in part continues, and ends with the rest', async () => {
    const person = await billing.person();
    const sessionId = await payer.makeReference(person);
    await payer.payReference(sessionId);
    await giveBack(sessionId, 100_00);
    expect(await passesOf(person)).toMatchObject([{ state: 'paid', refunded_at: null }]);
    expect(await accessOf(person)).toMatchObject({ tier: 'pro' });
    await giveBack(sessionId);
    expect(await passesOf(person)).toMatchObject([{ state: 'refunded' }]);
    expect(await accessOf(person)).toMatchObject({ tier: 'free', until: null });
  });

  it.each(['before', 'after'])('opens nothing if its event arrives %s its payment', async (when) => {
    const person = await billing.person();
    billing.hold();
    await payer.ask(person);
    const sessionId = payer.openSessionOf(person);
    payer.finishPage(sessionId, 'oxxo');
    payer.payAtShop(sessionId);
    await billing.stripe.refunds.create({ payment_intent: payer.intentOf(sessionId) });
    const held = billing.sandbox.deliveries.waiting.map(({ event }) => event);
    await billing.sandbox.deliveries.release(when === 'before' ? held.toReversed() : held);
    await billing.settled();
    await billing.release();
    await billing.settled();
    expect(await passesOf(person)).toMatchObject([{ state: 'refunded' }]);
    expect((await accessOf(person))?.tier ?? 'free').toBe('free');
  });
});

describe('a pass that is paid while its account is deleted', () => {
  it('is stored as paid, opens nothing and publishes nothing', async () => {
    const person = await billing.person();
    const sessionId = await payer.makeReference(person);
    billing.hold();
    payer.payAtShop(sessionId);
    await billing.deleteAccount(person);
    const removed = 'SELECT 1 FROM removed_accounts WHERE user_id = $1';
    await waitUntil(async () => (await billing.rows(removed, [person.userId])).length > 0);
    await billing.release();
    await billing.settled();
    await billing.pass(DAY);
    await billing.runSchedules();
    const kept = await billing.rows('SELECT state, begins_at FROM passes WHERE user_id = $1', [person.userId]);
    expect(kept).toEqual([{ state: 'paid', begins_at: null }]);
    expect(await accessOf(person)).toBeUndefined();
    expect(await billing.told(invoicePaid, person.userId)).toEqual([]);
    // It is given back by hand, and is then over.
    await giveBack(sessionId);
    expect(await billing.rows('SELECT state FROM passes WHERE user_id = $1', [person.userId])).toEqual([
      { state: 'refunded' },
    ]);
  });
});

describe('the limits of an OXXO', () => {
  it('is a setting, returned with the plans', async () => {
    const person = await billing.person();
    const month = { plan_id: 'pro', months: 1, method: 'oxxo' } as const;
    expect(await person.ask(listPlans, {})).toMatchObject({ mostAtOxxo: 10_000_00 });
    await billing.restart({ OXXO_MOST_PESOS: '798' });
    expect(await person.ask(listPlans, {})).toMatchObject({ mostAtOxxo: 798_00 });
    expect(await person.refusal(buyPass, month)).toMatchObject({ code: 'pass_not_at_oxxo' });
    await billing.restart({ OXXO_MOST_PESOS: '799' });
    expect(await person.ask(buyPass, month)).toHaveProperty('checkout_url');
  });
});
