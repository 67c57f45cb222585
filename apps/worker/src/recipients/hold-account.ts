import { command, int4, text } from '@nivel/messaging/statement';
import type { WorkerUnit } from '../database.ts';

const HOLD = command({
  text: 'SELECT 1 AS held FROM pg_advisory_xact_lock(hashtextextended($1, 0))',
  params: [text],
  row: { held: int4 },
});

/**
 * Until the transaction ends, nobody else removes the account or writes something new about it: what is told of an account
 * at the moment it goes must not outlive it.
 */
export const holdAccount = async (unit: WorkerUnit, userId: string): Promise<void> => {
  await unit.rows(HOLD, [userId]);
};
