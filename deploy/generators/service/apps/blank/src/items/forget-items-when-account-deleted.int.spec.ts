import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { addItem } from '@nivel/contracts/blank/add-item.operation';
import type { Person } from '@nivel/testing/caller';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService } from '@nivel/testing/start-service';
import { waitUntil } from '@nivel/testing/wait-until';
import { service } from '../../service.ts';

let blank: ServiceUnderTest;
beforeAll(async () => {
  // One after the other, so that the fact published last is handled last.
  const env = { CONSUMER_MAX_DELIVERIES: '100', CONSUMER_CONCURRENCY: '1' };
  blank = new ServiceUnderTest(await startService(service, { env }));
});
afterAll(() => blank.stop());

const somebody = async (): Promise<Person> => {
  const person = await blank.person();
  await person.ask(addItem, { title: 'Mine' });
  return person;
};
const count = async (table: string, userId: string): Promise<number> =>
  (await blank.rows(`SELECT 1 FROM ${table} WHERE user_id = $1`, [userId])).length;
const isGone = (userId: string) => async () => (await count('blank_items', userId)) === 0;

describe('a deleted account', () => {
  it('takes its items along, and no others; nothing comes after it', async () => {
    const [one, other] = [await somebody(), await somebody()];
    await blank.tell(accountDeleted, { userId: one.userId });
    await waitUntil(isGone(one.userId));
    expect(await count('blank_items', other.userId)).toBe(1);
    expect(await one.refusal(addItem, { title: 'Late' })).toMatchObject({ code: 'unauthenticated' });
  });

  it('a second delivery changes nothing', async () => {
    const { userId } = await somebody();
    const id = await blank.tell(accountDeleted, { userId });
    await waitUntil(isGone(userId));
    // A trace that only a second handling would remove.
    await blank.rows('DELETE FROM removed_accounts WHERE user_id = $1', [userId]);
    await blank.tell(accountDeleted, { userId }, { id });
    const last = await somebody();
    await blank.tell(accountDeleted, { userId: last.userId });
    await waitUntil(isGone(last.userId));
    expect(await count('removed_accounts', userId)).toBe(0);
  });

  it('whose items cannot be removed yet loses them when they can be', async () => {
    const { userId } = await somebody();
    await blank.rows('ALTER TABLE blank.removed_accounts RENAME TO away');
    const id = await blank.tell(accountDeleted, { userId });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await count('blank_items', userId)).toBe(1);
    await blank.rows('ALTER TABLE blank.away RENAME TO removed_accounts');
    await waitUntil(isGone(userId));
    expect(await blank.rows('SELECT 1 FROM inbox WHERE event_id = $1', [id])).toHaveLength(1);
  });
});
