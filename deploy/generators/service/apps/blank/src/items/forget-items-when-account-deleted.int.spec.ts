import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { addItem } from '@nivel/contracts/blank/add-item.operation';
import { waitUntil } from '@nivel/testing/wait-until';
import { RunningBlank } from '../../test/running-blank.ts';

let blank: RunningBlank;
beforeAll(async () => {
  blank = await RunningBlank.start();
}, 60_000);
afterAll(() => blank.stop(), 30_000);

const somebody = async (): Promise<string> => {
  const userId = v7();
  await blank.ask(userId, addItem, { title: 'Mine' });
  return userId;
};
const count = async (table: string, userId: string): Promise<number> =>
  (await blank.rows(`SELECT 1 FROM blank.${table} WHERE user_id = $1`, [userId])).length;
const isGone = (userId: string) => async () => (await count('blank_items', userId)) === 0;

describe('a deleted account', () => {
  it('takes its items along, and nobody else’s; nothing comes after it', async () => {
    const [one, other] = [await somebody(), await somebody()];
    await blank.tell(accountDeleted, { userId: one });
    await waitUntil(isGone(one));
    expect(await count('blank_items', other)).toBe(1);
    await expect(blank.ask(one, addItem, { title: 'Late' })).rejects.toMatchObject({
      definition: { code: 'unauthenticated' },
    });
  });

  it('told a second time changes nothing', async () => {
    const userId = await somebody();
    const id = await blank.tell(accountDeleted, { userId });
    await waitUntil(isGone(userId));
    // A trace that only a second handling would remove.
    await blank.rows('DELETE FROM blank.removed_accounts WHERE user_id = $1', [userId]);
    await blank.tell(accountDeleted, { userId }, id);
    const last = await somebody();
    await blank.tell(accountDeleted, { userId: last });
    await waitUntil(isGone(last));
    expect(await count('removed_accounts', userId)).toBe(0);
  });

  it('whose items cannot be removed yet loses them when they can be', async () => {
    const userId = await somebody();
    await blank.rows('ALTER TABLE blank.removed_accounts RENAME TO away');
    const id = await blank.tell(accountDeleted, { userId });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await count('blank_items', userId)).toBe(1);
    await blank.rows('ALTER TABLE blank.away RENAME TO removed_accounts');
    await waitUntil(isGone(userId));
    expect(await blank.rows('SELECT 1 FROM blank.inbox WHERE event_id = $1', [id])).toHaveLength(1);
  });
});
