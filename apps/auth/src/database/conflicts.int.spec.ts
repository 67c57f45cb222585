import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AuthUnderTest } from '../../test/auth-under-test.ts';
import type { AuthTransactions, AuthTx } from './auth-database.repository.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
}, 60_000);
afterAll(() => auth.stop());

it('two units of work that wait for each other both come to their end', async () => {
  const [one, other] = [await auth.aLearner(), await auth.aLearner()];
  const transactions = auth.service.core.transactions as AuthTransactions;
  let held = 0;
  const lock = (tx: AuthTx, id: string) => tx.client.$queryRaw`SELECT 1 FROM users WHERE id = ${id}::uuid FOR UPDATE`;
  const both = (first: string, second: string): Promise<string> =>
    transactions.run(async (tx) => {
      await lock(tx, first);
      held += 1;
      const until = Date.now() + 2_000;
      while (held < 2 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 5));
      await lock(tx, second);
      return 'done';
    });
  expect(await Promise.all([both(one.userId, other.userId), both(other.userId, one.userId)])).toEqual(['done', 'done']);
  expect(held).toBe(3);
});
