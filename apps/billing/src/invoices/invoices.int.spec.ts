import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { invoicePaid } from '@nivel/contracts/billing/invoice-paid.fact';
import { listInvoices } from '@nivel/contracts/billing/list-invoices.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { BillingUnderTest, CARDS } from '../../test/billing-under-test.ts';

const DAY = 86_400;

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
});
afterAll(() => billing.stop());

const listed = async (person: Person, input: object = {}) => (await person.ask(listInvoices, input)).invoices;
/** A person who has paid for a number of months. */
const aPayer = async (months: number) => {
  const subscriber = await billing.aSubscriber();
  await billing.stripe.subscriptions.update(subscriber.subscriptionId, { trial_end: 'now' });
  for (let paid = 1; paid < months; paid += 1) await billing.pass(31 * DAY);
  await waitUntil(
    async () => (await listed(subscriber.person)).filter(({ state }) => state === 'paid').length >= months,
  );
  await billing.settled();
  return subscriber;
};

describe('invoices', () => {
  it('are listed to their payer, with number, IVA and pages, and each is published once as a receipt', async () => {
    const { deliveries } = billing.sandbox;
    deliveries.switch = { ...deliveries.switch, repeat: 2, shuffle: true };
    const { person } = await aPayer(1);
    deliveries.switch = { ...deliveries.switch, repeat: 0, shuffle: false };
    const [invoice, ...others] = await listed(person);
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ state: 'paid', total: 799_00, iva: 110_21, amount_paid: 799_00, currency: 'mxn' });
    for (const url of [invoice?.pdf_url, invoice?.hosted_url]) expect(url).toContain(billing.sandbox.url);
    expect(invoice?.number).not.toBeNull();
    expect(await billing.told(invoicePaid, person.userId)).toEqual([
      {
        ...{ userId: person.userId, invoiceId: invoice?.id, number: invoice?.number, pdfUrl: invoice?.pdf_url },
        ...{ amount: 799_00, iva: 110_21, paidAt: invoice?.paid_at },
      },
    ]);
  });

  it('come in pages, newest first', async () => {
    const { person } = await aPayer(4);
    const all = await listed(person);
    const pages = [];
    let before: string | undefined;
    for (let hasMore = true; hasMore;) {
      const page = await person.ask(listInvoices, { limit: 3, ...(before !== undefined && { before }) });
      [hasMore, before] = [page.has_more, page.invoices.at(-1)?.id];
      pages.push(page.invoices);
    }
    expect(pages.flat()).toEqual(all);
    expect(pages.length).toBe(Math.ceil(all.length / 3));
    expect(all.map(({ created_at: at }) => at)).toEqual(
      all
        .map(({ created_at: at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  it("are shown to nobody else, and another person's id starts no page", async () => {
    const { person } = await aPayer(1);
    const stranger = await billing.person();
    const [invoice] = await listed(person);
    expect(await listed(stranger)).toEqual([]);
    expect(await listed(stranger, { before: invoice?.id })).toEqual([]);
    expect(await billing.nobody.refusal(listInvoices, {})).toMatchObject({ code: 'unauthenticated' });
    expect(await person.refusal(listInvoices, { before: 'x' })).toMatchObject({ code: 'invalid_input' });
  });

  it('have their pages requested again after a while, and none where the provider does not answer', async () => {
    const { person } = await aPayer(1);
    await billing.rows(
      `UPDATE invoices SET asked_at = asked_at - interval '11 days', pdf_url = 'https://old.example/'`,
    );
    await billing.restart({ STRIPE_API: 'http://127.0.0.1:9', STRIPE_TIMEOUT_MS: '300' });
    expect((await listed(person)).map(({ pdf_url: url }) => url)).toEqual([null]);
    await billing.restart();
    expect((await listed(person)).at(0)?.pdf_url).toContain(billing.sandbox.url);
  });

  it('stay when the account is deleted, without their pages', async () => {
    const { person, subscriptionId } = await aPayer(1);
    await billing.deleteAccount(person);
    await waitUntil(async () => (await billing.stripe.subscriptions.retrieve(subscriptionId)).status === 'canceled');
    await billing.settled();
    await billing.pass(DAY);
    await billing.settled();
    const rows = await waitUntilRows(person);
    expect(rows).toEqual([{ total: 799_00, pdf_url: null, hosted_url: null }]);
  });
});

const waitUntilRows = async ({ userId }: Person) => {
  const read = () =>
    billing.rows('SELECT total, pdf_url, hosted_url FROM invoices WHERE user_id = $1 AND total > 0', [userId]);
  await waitUntil(async () => (await read()).every((one) => one['pdf_url'] === null));
  return read();
};

describe('the card', () => {
  it('that is charged is shown to its owner, and another one once it is', async () => {
    const { person, subscriptionId } = await billing.aSubscriber();
    expect(await billing.detailsOf(person)).toMatchObject({
      ...{ card_brand: 'visa', card_last4: '4242', card_exp_month: 12, card_exp_year: 2040 },
    });
    await billing.payWith(subscriptionId, CARDS.failsOnRenewal);
    await waitUntil(async () => (await billing.detailsOf(person))?.['card_last4'] === '0341');
  });
});
