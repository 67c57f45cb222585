import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FiscalData } from '@nivel/contracts/billing/fiscal-data';
import { operations } from '@nivel/contracts/billing/operations.generated';
import { z } from 'zod';
import { startPacSandbox, type PacSandbox } from '@nivel/deploy/pac-sandbox/pac-sandbox';
import { requestCfdi } from '@nivel/contracts/billing/request-cfdi.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { BillingUnderTest } from '../test/billing-under-test.ts';
import { PassPayer } from '../test/pass-payer.ts';

/** The things of one person whose ids another one knows. */
interface Ids {
  readonly userId: string;
  readonly customer: string;
  readonly subscription: string;
  readonly session: string;
  readonly passSession: string;
  readonly invoice: string;
  readonly pass: string;
}

const data: FiscalData = {
  ...{ rfc: 'CACX7605101P8', legal_name: 'XOCHILT CASAS CHAVEZ', regime: '612', use: 'G03', postal_code: '10740' },
};

/** Payloads by operation that name another person's things; `hears` is the answer that the stranger gets. */
const payloads: Record<string, (ids: Ids) => readonly { readonly input: object; readonly hears: string }[]> = {
  'billing.create-subscription': ({ userId, customer }) => [
    { input: { planId: 'pro', userId }, hears: 'forbidden' },
    { input: { planId: 'elite', userId, page: 'element' }, hears: 'forbidden' },
    { input: { planId: 'pro', userId, customerId: customer }, hears: 'invalid_input' },
  ],
  'billing.cancel-subscription': ({ subscription: subscriptionId, userId }) => [
    { input: { subscriptionId }, hears: 'no_such_subscription' },
    { input: { subscriptionId, userId }, hears: 'invalid_input' },
  ],
  'billing.resume-subscription': ({ subscription: subscriptionId }) => [
    { input: { subscriptionId }, hears: 'no_such_subscription' },
  ],
  'billing.update-subscription': ({ subscription: subscriptionId }) => [
    { input: { subscriptionId, newPlanId: 'elite' }, hears: 'no_such_subscription' },
    { input: { subscriptionId, newPlanId: 'free' }, hears: 'free_needs_no_payment|no_such_subscription' },
  ],
  'billing.preview-plan-change': ({ subscription: subscription_id }) => [
    { input: { subscription_id, plan_id: 'elite' }, hears: 'no_such_subscription' },
  ],
  'billing.customer-portal': ({ userId, customer }) => [
    { input: { userId }, hears: 'forbidden' },
    { input: { userId, customerId: customer }, hears: 'invalid_input' },
  ],
  'billing.confirm-checkout': ({ session, passSession }) =>
    [session, passSession].map((session_id) => ({ input: { session_id }, hears: 'no_such_checkout' })),
  'billing.list-invoices': ({ invoice: before, userId }) => [
    { input: { before }, hears: '' },
    { input: { userId }, hears: 'invalid_input' },
  ],
  'billing.request-cfdi': ({ invoice, pass }) =>
    [invoice, pass].map((receipt_id) => ({ input: { receipt_id, data }, hears: 'no_such_receipt' })),
  'billing.read-cfdi': ({ invoice, pass }) =>
    [invoice, pass].map((receipt_id) => ({ input: { receipt_id }, hears: 'no_such_receipt' })),
  'billing.read-user-subscription-details': ({ userId, customer }) => [
    { input: { filters: [{ column: 'user_id', op: 'eq', value: userId }] }, hears: '' },
    { input: { filters: [{ column: 'stripe_customer_id', op: 'eq', value: customer }] }, hears: '' },
    { input: { user_id: userId }, hears: 'invalid_input' },
  ],
  'billing.list-passes': ({ userId }) => [{ input: { userId }, hears: 'invalid_input' }],
  'billing.list-cfdi': ({ userId }) => [{ input: { userId }, hears: 'invalid_input' }],
};

let pac: PacSandbox;
let billing: BillingUnderTest;
let payer: PassPayer;
let ids: Ids;
let eve: Person;
let eveSubscribes: Person;
beforeAll(async () => {
  pac = await startPacSandbox();
  billing = await BillingUnderTest.start({ PAC_URL: pac.url, PAC_KEY: pac.key });
  payer = new PassPayer(billing);
  ids = await everythingOf(await billing.aSubscriber());
  eve = await billing.person();
  eveSubscribes = (await billing.aSubscriber()).person;
  await billing.settled();
});
afterAll(async () => {
  await billing.stop();
  await pac.close();
});

/** Pays everything payable, and requests the CFDI of all of it. */
const everythingOf = async ({
  person,
  subscriptionId,
}: {
  readonly person: Person;
  readonly subscriptionId: string;
}): Promise<Ids> => {
  const { userId } = person;
  await billing.stripe.subscriptions.update(subscriptionId, { trial_end: 'now' });
  const invoices = () =>
    billing.rows<{ id: string }>('SELECT id FROM invoices WHERE user_id = $1 AND amount_paid > 0', [userId]);
  await waitUntil(async () => (await invoices()).length > 0);
  const passSession = await payer.makeReference(person);
  await payer.payReference(passSession);
  const [paid] = await billing.rows<{ id: string }>('SELECT id FROM passes WHERE user_id = $1', [userId]);
  const [begun] = await billing.rows<{ id: string }>('SELECT session_id AS id FROM checkouts WHERE user_id = $1', [
    userId,
  ]);
  const { customer } = await billing.stripe.subscriptions.retrieve(subscriptionId);
  const [pass, invoice] = [paid?.id ?? '', (await invoices())[0]?.id ?? ''];
  for (const receipt_id of [invoice, pass]) await person.ask(requestCfdi, { receipt_id, data });
  return {
    ...{ userId, customer: String(customer), subscription: subscriptionId, session: begun?.id ?? '' },
    ...{ passSession, invoice, pass },
  };
};

/** Facts continue to be handled. */
const CARRIERS = ['_prisma_migrations', 'copies', 'dead_letter', 'facts_stream', 'inbox', 'outbox'];

/** Everything that is stored here, that was published, and that the provider has. */
const everything = async (): Promise<Record<string, unknown>> => {
  const tables = await billing.rows<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename <> ALL($1) ORDER BY 1',
    [CARRIERS],
  );
  const all: Record<string, unknown> = { told: await billing.rows('SELECT subject, payload FROM outbox ORDER BY id') };
  for (const { name } of tables)
    all[name] = await billing.rows(`SELECT to_jsonb(t) AS row FROM ${name} t ORDER BY to_jsonb(t)::text`);
  const { state } = billing.sandbox;
  for (const kind of ['customer', 'subscription', 'checkout.session', 'invoice', 'billing_portal.session'] as const)
    all[`${kind} there`] = structuredClone([...state.table(kind)]);
  return all;
};

const NAMES_SOMETHING = /(^|_)id$|Id$|^before$/;
const OWN = new Set(['plan_id', 'planId', 'newPlanId', 'request_id']);
/** Operations for people whose input has a field that names another person's things. */
const naming = operations.filter(({ input }) => {
  const shape = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
  return shape.some((name) => NAMES_SOMETHING.test(name) && !OWN.has(name));
});

describe("another person's ids", () => {
  it('are looked at for every operation that takes one', () => {
    expect(naming.map(({ name }) => name).filter((name) => payloads[name] === undefined)).toEqual([]);
    expect(naming.length).toBeGreaterThan(7);
  });

  it.each(Object.keys(payloads))('in payloads of %s change nothing and show nothing', async (name) => {
    const operation = operations.find((one) => one.name === name);
    if (operation === undefined) throw new Error(`there is no ${name}`);
    const before = await everything();
    for (const { input, hears } of payloads[name]?.(ids) ?? [])
      for (const stranger of [eve, eveSubscribes]) {
        if (hears === '') {
          const shown = Buffer.from(await stranger.askRaw(operation, JSON.stringify(input))).toString();
          for (const id of Object.values(ids)) expect(shown).not.toContain(id);
        } else
          expect([input, await stranger.refusal(operation, input)]).toEqual([
            input,
            expect.objectContaining({ code: expect.stringMatching(new RegExp(`^(${hears})$`)) }),
          ]);
      }
    expect(await everything()).toEqual(before);
  });
});
