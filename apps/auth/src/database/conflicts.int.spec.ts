import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { BY_ITSELF } from '@nivel/messaging/unit-of-work';
import { waitUntil } from '@nivel/testing/wait-until';
import { AuthUnderTest } from '../../test/auth-under-test.ts';
import type { AuthUnit } from '../database.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

it('two units of work that wait for each other both come to their end', async () => {
  const [one, other] = [await auth.aLearner(), await auth.aLearner()];
  let held = 0;
  const lock = (unit: AuthUnit, id: string) =>
    unit.client.$queryRaw`SELECT 1 FROM users WHERE id = ${id}::uuid FOR UPDATE`;
  const both = (first: string, second: string): Promise<string> =>
    auth.work.run(BY_ITSELF, async (unit) => {
      await lock(unit, first);
      held += 1;
      await waitUntil(() => held >= 2);
      await lock(unit, second);
      return 'done';
    });
  expect(await Promise.all([both(one.userId, other.userId), both(other.userId, one.userId)])).toEqual(['done', 'done']);
  expect(held).toBe(3);
});
