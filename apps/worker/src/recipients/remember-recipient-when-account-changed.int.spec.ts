import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { anAccount } from '@nivel/testing/an-account';
import { waitUntil } from '@nivel/testing/wait-until';
import { WorkerUnderTest } from '../../test/worker-under-test.ts';

let worker: WorkerUnderTest;
beforeAll(async () => {
  worker = await WorkerUnderTest.start({ CONSUMER_MAX_DELIVERIES: '20' });
});
afterAll(() => worker.stop());

const changed = (userId: string, firstName: string) => {
  const { createdAt: _, ...profile } = anAccount(userId, { firstName });
  return profile;
};
const nameOf = async (userId: string): Promise<string | undefined> =>
  (await worker.rows<{ name: string }>('SELECT first_name AS name FROM recipients WHERE user_id = $1', [userId]))[0]
    ?.name;
const isNamed = (userId: string, name: string) => async () => (await nameOf(userId)) === name;
const handled = (id: string) => async () =>
  (await worker.rows('SELECT 1 FROM inbox WHERE event_id = $1', [id])).length > 0;

const change = (userId: string, firstName: string, version: number, id = v7()): Promise<string> =>
  worker.tell(accountChanged, changed(userId, firstName), { id, version });

describe('a changed account', () => {
  it('is written to under its new name, and a second delivery changes nothing', async () => {
    const userId = v7();
    await worker.tell(accountCreated, anAccount(userId));
    await waitUntil(isNamed(userId, 'Inés'));
    const id = await change(userId, 'Luz', 2);
    await waitUntil(isNamed(userId, 'Luz'));
    await change(userId, 'Eva', 3, id);
    await waitUntil(handled(await change(v7(), 'Sol', 2)));
    expect(await nameOf(userId)).toBe('Luz');
  });

  it('keeps its highest version, whichever arrives last', async () => {
    const userId = v7();
    await change(userId, 'Luz', 3);
    await waitUntil(isNamed(userId, 'Luz'));
    await waitUntil(handled(await worker.tell(accountCreated, anAccount(userId))));
    for (const version of [2, 3]) await waitUntil(handled(await change(userId, 'Eva', version)));
    expect(await nameOf(userId)).toBe('Luz');
  });

  it('that cannot be kept now is kept later', async () => {
    const userId = v7();
    await worker.rows('ALTER TABLE worker.recipients RENAME COLUMN locale TO locale_away');
    await change(userId, 'Luz', 2);
    await waitUntil(() => worker.log.some((line) => line.includes('remember-recipient-when-account-changed')));
    await worker.rows('ALTER TABLE worker.recipients RENAME COLUMN locale_away TO locale');
    await waitUntil(isNamed(userId, 'Luz'));
  });
});
