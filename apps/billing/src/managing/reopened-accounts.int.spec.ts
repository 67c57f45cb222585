import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountClosed } from '@nivel/contracts/auth/account-closed.fact';
import { accountReopened } from '@nivel/contracts/auth/account-reopened.fact';
import { waitUntil } from '@nivel/testing/wait-until';
import { accountNotice } from '../../test/account-notice.ts';
import { BillingUnderTest } from '../../test/billing-under-test.ts';

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await BillingUnderTest.start();
});
afterAll(() => billing.stop());

/** So many minutes after now, by the clock of the service. */
const after = (minutes: number): Date => new Date(billing.now + minutes * MINUTE_MS);
const close = (userId: string, at: Date, deletesAt = new Date(at.getTime() + 7 * DAY_MS)) =>
  billing.tell(accountClosed, { ...accountNotice(userId, at), deletesAt: deletesAt.toISOString() }, { at });
const reopen = (userId: string, at: Date, id?: string) =>
  billing.tell(accountReopened, accountNotice(userId, at), { at, ...(id !== undefined && { id }) });
const handled = (id: string) =>
  waitUntil(async () => (await billing.rows('SELECT 1 FROM inbox WHERE event_id = $1', [id])).length > 0);
const reopenedAt = async (userId: string): Promise<Date | null | undefined> => {
  const text = 'SELECT reopened_at FROM customers WHERE user_id = $1';
  return (await billing.rows<{ reopened_at: Date | null }>(text, [userId]))[0]?.reopened_at;
};

describe('the closing of an account that arrives late', () => {
  it('ends no renewals of an account that was reopened since, and those of one that is closed again', async () => {
    const { person, subscriptionId } = await billing.aSubscriber();
    await handled(await reopen(person.userId, after(2)));
    await handled(await close(person.userId, after(1)));
    expect(await billing.isEnding(subscriptionId)).toBe(false);
    await close(person.userId, after(3));
    await waitUntil(() => billing.isEnding(subscriptionId));
  });

  it('ends no renewals once the account could not be reopened any more', async () => {
    const { person, subscriptionId } = await billing.aSubscriber();
    await handled(await close(person.userId, after(1), after(0)));
    expect(await billing.isEnding(subscriptionId)).toBe(false);
  });

  it('ends no renewals of somebody who paid for the first time since', async () => {
    const { person, subscriptionId } = await billing.aSubscriber();
    await handled(await close(person.userId, after(-1)));
    expect(await billing.isEnding(subscriptionId)).toBe(false);
  });
});

describe('the reopening of an account', () => {
  it('is noted for its person alone, and an older one that comes later changes nothing', async () => {
    const [{ person }, neighbour] = [await billing.aSubscriber(), await billing.aSubscriber()];
    await handled(await reopen(person.userId, after(5)));
    await handled(await reopen(person.userId, after(1)));
    expect(await reopenedAt(person.userId)).toEqual(after(5));
    expect(await reopenedAt(neighbour.person.userId)).toBeNull();
  });

  it('that is delivered twice is noted once', async () => {
    const { person } = await billing.aSubscriber();
    const id = await reopen(person.userId, after(1));
    await handled(id);
    await reopen(person.userId, after(2), id);
    await handled(await reopen(person.userId, after(0)));
    expect(await reopenedAt(person.userId)).toEqual(after(1));
  });

  it('is noted later when it cannot be noted now', async () => {
    const { person } = await billing.aSubscriber();
    await billing.rows('ALTER TABLE customers RENAME COLUMN reopened_at TO away');
    await reopen(person.userId, after(1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    await billing.rows('ALTER TABLE customers RENAME COLUMN away TO reopened_at');
    await waitUntil(async () => (await reopenedAt(person.userId)) !== null);
  });

  it('of somebody who never paid is no error', async () => {
    const { userId } = await billing.person();
    await handled(await reopen(userId, after(1)));
    expect(await reopenedAt(userId)).toBeUndefined();
  });
});
