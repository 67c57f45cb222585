import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { addItem } from '@nivel/contracts/finance/add-item.operation';
import type { Person } from '@nivel/testing/caller';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService } from '@nivel/testing/start-service';
import { waitUntil } from '@nivel/testing/wait-until';
import { service } from '../../service.ts';

let finance: ServiceUnderTest;
beforeAll(async () => {
  // One after the other, so that what is told last is handled last.
  const env = { CONSUMER_MAX_DELIVERIES: '100', CONSUMER_CONCURRENCY: '1' };
  finance = new ServiceUnderTest(await startService(service, { env }));
});
afterAll(() => finance.stop());

const somebody = async (): Promise<Person> => {
  const person = await finance.person();
  await person.ask(addItem, { title: 'Mine' });
  return person;
};
const count = async (table: string, userId: string): Promise<number> =>
  (await finance.rows(`SELECT 1 FROM ${table} WHERE user_id = $1`, [userId])).length;
const isGone = (userId: string) => async () => (await count('finance_items', userId)) === 0;

describe('a deleted account', () => {
  it('takes its items along, and nobody else’s; nothing comes after it', async () => {
    const [one, other] = [await somebody(), await somebody()];
    await finance.tell(accountDeleted, { userId: one.userId });
    await waitUntil(isGone(one.userId));
    expect(await count('finance_items', other.userId)).toBe(1);
    expect(await one.refusal(addItem, { title: 'Late' })).toMatchObject({ code: 'unauthenticated' });
  });

  it('told a second time changes nothing', async () => {
    const { userId } = await somebody();
    const id = await finance.tell(accountDeleted, { userId });
    await waitUntil(isGone(userId));
    // A trace that only a second handling would remove.
    await finance.rows('DELETE FROM removed_accounts WHERE user_id = $1', [userId]);
    await finance.tell(accountDeleted, { userId }, { id });
    const last = await somebody();
    await finance.tell(accountDeleted, { userId: last.userId });
    await waitUntil(isGone(last.userId));
    expect(await count('removed_accounts', userId)).toBe(0);
  });

  it('whose items cannot be removed yet loses them when they can be', async () => {
    const { userId } = await somebody();
    await finance.rows('ALTER TABLE finance.removed_accounts RENAME TO away');
    const id = await finance.tell(accountDeleted, { userId });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await count('finance_items', userId)).toBe(1);
    await finance.rows('ALTER TABLE finance.away RENAME TO removed_accounts');
    await waitUntil(isGone(userId));
    expect(await finance.rows('SELECT 1 FROM inbox WHERE event_id = $1', [id])).toHaveLength(1);
  });
});
