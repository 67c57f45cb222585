import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { listAccounts } from '@nivel/contracts/auth/list-accounts.operation';
import { Copies } from '@nivel/platform/copies';
import { waitUntil } from '@nivel/testing/wait-until';
import { bareAccount } from '../../test/account-service.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';

let learning: LearningUnderTest;
const known = { id: v7(), gone: v7() };
beforeAll(async () => {
  learning = await LearningUnderTest.start();
  learning.accounts.accounts.set(known.id, { version: 4, account: { ...bareAccount(known.id), firstName: 'Ana' } });
  learning.accounts.removed.add(known.gone);
  learning.accounts.offerSnapshot();
  await waitUntil(async () => (await rowsOf(known.id)).name !== null && (await rowsOf(known.gone)).removed === 1);
});
afterAll(() => learning.stop());

const rowsOf = async (userId: string) => {
  const { rows } = await learning.owner.query<{
    name: string | null;
    version: number;
    streak: number;
    removed: number;
  }>(
    `SELECT (SELECT first_name FROM profiles WHERE id = $1) AS name, (SELECT version FROM profiles WHERE id = $1) AS version,
      (SELECT streak_days FROM user_progress WHERE user_id = $1) AS streak,
      (SELECT count(*)::int FROM removed_accounts WHERE user_id = $1) AS removed`,
    [userId],
  );
  return rows[0] ?? { name: null, version: null, streak: null, removed: 0 };
};
const compare = (): Promise<number> => learning.get(Copies).compare(listAccounts);

describe('the copy of accounts', () => {
  it('is filled at the first boot, with everything a new learner gets', async () => {
    expect(await rowsOf(known.id)).toEqual({ name: 'Ana', version: 4, streak: 1, removed: 0 });
    expect(await rowsOf(known.gone)).toMatchObject({ name: null, removed: 1 });
  });

  it('is repaired by the comparison: missing rows, older or wrong ones, and a removal', async () => {
    const [missing, older, removed] = [v7(), v7(), v7()];
    for (const id of [missing, older, removed])
      learning.accounts.accounts.set(id, { version: 2, account: { ...bareAccount(id), firstName: 'Luz' } });
    expect(await compare()).toBe(3);
    await learning.owner.query('DELETE FROM profiles WHERE id = $1', [missing]);
    await learning.owner.query(`UPDATE profiles SET first_name = '', version = 1 WHERE id = $1`, [older]);
    await learning.owner.query(`UPDATE profiles SET first_name = 'Eva', version = 9 WHERE id = $1`, [known.id]);
    learning.accounts.accounts.delete(removed);
    learning.accounts.removed.add(removed);
    expect(await compare()).toBe(4);
    expect((await Promise.all([missing, older, known.id, removed].map(rowsOf))).map(({ name }) => name)).toEqual([
      'Luz',
      'Luz',
      'Ana',
      null,
    ]);
    expect(await compare()).toBe(0);
  });

  it('leaves accounts alone that the owner does not name at all', async () => {
    const account = learning.accounts.accounts.get(known.id);
    learning.accounts.accounts.delete(known.id);
    expect(await compare()).toBe(0);
    expect((await rowsOf(known.id)).name).toBe('Ana');
    if (account) learning.accounts.accounts.set(known.id, account);
  });
});
