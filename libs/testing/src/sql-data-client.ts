import type { Pool } from 'pg';
import type { DataClient } from '@nivel/platform/prisma-unit-of-work';

/** The data client of a service made for a test: transactions on the pool, and statements; it has no models. */
export const sqlDataClient = (pool: Pool): DataClient => ({
  $transaction: async (work) => {
    const connection = await pool.connect();
    try {
      await connection.query('BEGIN');
      const result = await work({
        $queryRawUnsafe: async <T>(text: string, ...values: unknown[]) =>
          (await connection.query(text, values)).rows as T,
      });
      await connection.query('COMMIT');
      connection.release();
      return result;
    } catch (error) {
      await connection.query('ROLLBACK').then(
        () => connection.release(),
        () => connection.release(true),
      );
      throw error;
    }
  },
});
