import type { Tx } from '@nivel/messaging/transactions';

const HOLD = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0)) AS held';

/**
 * Until the transaction ends, nobody else removes the account or writes something new about it: what is told of an account
 * at the moment it goes must not outlive it.
 */
export const holdAccount = async (tx: Tx, userId: string): Promise<void> => {
  await tx.rows(HOLD, [userId]);
};
