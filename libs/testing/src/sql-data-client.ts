import type { Pool } from 'pg';
import { inTransaction } from '@nivel/platform/database';
import type { DataClient } from '@nivel/platform/prisma-unit-of-work';

/** The data client of a service made for a test: transactions on the pool, and statements; it has no models. */
export const sqlDataClient = (pool: Pool): DataClient => ({
  $transaction: (work) =>
    inTransaction(pool, (connection) =>
      work({
        $queryRawUnsafe: async <T>(text: string, ...values: unknown[]) =>
          (await connection.query(text, values)).rows as T,
      }),
    ),
});
