import { waitUntil } from '@nivel/testing/wait-until';
import type { AuthUnderTest } from './auth-under-test.ts';

const IS_WAITED_FOR = 'SELECT 1 FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid';

/**
 * Changes rows by a statement, starts a call that waits for them, and lets the change finish first.
 * @returns what the call returns
 */
export const whileChanging = async <Result>(
  auth: AuthUnderTest,
  text: string,
  values: readonly string[],
  act: () => Promise<Result>,
): Promise<Result> => {
  const changing = await auth.owner.connect();
  try {
    await changing.query('BEGIN');
    await changing.query(text, [...values]);
    const acting = act();
    await waitUntil(async () => (await changing.query(IS_WAITED_FOR)).rows.length > 0, 10_000);
    await changing.query('COMMIT');
    return await acting;
  } finally {
    await changing.query('ROLLBACK');
    changing.release();
  }
};
