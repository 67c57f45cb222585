import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cancelSubscription } from '@nivel/contracts/billing/cancel-subscription.operation';
import { confirmCheckout } from '@nivel/contracts/billing/confirm-checkout.operation';
import { createSubscription } from '@nivel/contracts/billing/create-subscription.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { BillingUnderTest, CARDS } from '../../test/billing-under-test.ts';
import { PassPayer } from '../../test/pass-payer.ts';

let billing: BillingUnderTest;
let payer: PassPayer;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
  payer = new PassPayer(billing);
});
afterAll(() => billing.stop());

const TABLES = ['access', 'checkouts', 'customers', 'invoices', 'passes', 'subscriptions'];
/** A caller waits for a lock that has no row. */
const WAITING = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

/** Locks a person as a unit does, and reports which rows of theirs a waiting unit has locked. */
const lockedWhile = async ({ userId }: Person, act: () => Promise<unknown>): Promise<string[]> => {
  const connection = await billing.owner.connect();
  const locked: string[] = [];
  let acting: Promise<unknown> = Promise.resolve();
  try {
    await connection.query('BEGIN');
    const key = "hashtextextended(current_schema() || ' ' || $1, 0)";
    await connection.query(`SELECT pg_advisory_xact_lock(${key})`, [`customer ${userId}`]);
    acting = act();
    acting.catch(() => undefined);
    await waitUntil(async () => (await billing.rows(WAITING)).length > 0);
    for (const table of TABLES) {
      const of = `FROM ${table} WHERE user_id = $1`;
      const all = await connection.query(`SELECT 1 ${of}`, [userId]);
      const free = await connection.query(`SELECT 1 ${of} FOR UPDATE SKIP LOCKED`, [userId]);
      if (free.rows.length < all.rows.length) locked.push(table);
    }
  } finally {
    await connection.query('ROLLBACK');
    connection.release();
  }
  await acting;
  return locked;
};

type Act = (person: Person) => Promise<() => Promise<unknown>>;
const acts: Record<string, Act> = {
  'a pass that was paid': async (person) => {
    const session_id = await payer.makeReference(person);
    billing.hold();
    payer.payAtShop(session_id);
    return () => person.ask(confirmCheckout, { session_id });
  },
  'a pass whose page was ended': async (person) => {
    await payer.ask(person);
    const session_id = payer.openSessionOf(person);
    billing.hold();
    await billing.stripe.checkout.sessions.expire(session_id);
    return () => person.ask(confirmCheckout, { session_id });
  },
  'a pass that is given back': async (person) => {
    const sessionId = await payer.makeReference(person);
    await payer.payReference(sessionId);
    billing.hold();
    await billing.stripe.refunds.create({ payment_intent: payer.intentOf(sessionId) });
    return async () => {
      await billing.release();
      await billing.settled();
    };
  },
  'another pass in place of one': async (person) => {
    await payer.ask(person);
    await billing.pass(1);
    return () => payer.ask(person, { months: 1 });
  },
  'another plan in place of one': async (person) => {
    const begin = (planId: 'pro' | 'elite') => person.ask(createSubscription, { planId, userId: person.userId });
    await begin('pro');
    return () => begin('elite');
  },
  'the end of the account': async (person) => {
    await payer.makeReference(person);
    return async () => {
      await billing.deleteAccount(person);
      const removed = 'SELECT 1 FROM removed_accounts WHERE user_id = $1';
      await waitUntil(async () => (await billing.rows(removed, [person.userId])).length > 0);
    };
  },
};

describe('a unit that waits for a person', () => {
  it.each(Object.keys(acts))('has written nothing of theirs yet: %s', async (name) => {
    const person = await billing.person();
    const act = await acts[name]?.(person);
    expect(await lockedWhile(person, act ?? (() => Promise.resolve()))).toEqual([]);
    await billing.release();
  });

  it('has written nothing of theirs yet: a subscription, and its invoices', async () => {
    const { person, subscriptionId } = await billing.aSubscriber();
    const cancel = () => person.ask(cancelSubscription, { subscriptionId });
    expect(await lockedWhile(person, cancel)).toEqual([]);
    billing.hold();
    await billing.stripe.subscriptions.update(subscriptionId, { trial_end: 'now' });
    const hear = async () => {
      await billing.release();
      await billing.settled();
    };
    expect(await lockedWhile(person, hear)).toEqual([]);
  });

  it('has written nothing of theirs yet: a subscription whose charge is reversed', async () => {
    const { person, subscriptionId } = await billing.aSubscriber();
    await billing.payWith(subscriptionId, CARDS.disputed);
    await billing.stripe.subscriptions.update(subscriptionId, { trial_end: 'now' });
    await billing.settled();
    billing.hold();
    for (const { id } of (await billing.stripe.disputes.list()).data) await billing.stripe.disputes.close(id);
    const hear = async () => {
      await billing.release();
      await billing.settled();
    };
    expect(await lockedWhile(person, hear)).toEqual([]);
    expect(await billing.detailsOf(person)).toMatchObject({ subscription_status: 'canceled' });
  });
});
