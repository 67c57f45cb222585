import { command, int4, text, type Statements } from '@nivel/messaging/statement';

const HOLD = command({
  text: `SELECT 1 AS held FROM pg_advisory_xact_lock(hashtextextended(current_schema() || ' ' || $1, 0))`,
  params: [text],
  row: { held: int4 },
});

/**
 * Until the unit of work ends, nobody else of the same schema holds the same key; who wants it waits. For things that have no
 * row that could be locked, or none yet. Such locks are the whole database's, so the schema is part of the key.
 */
export const holdKey = async (unit: Statements, key: string): Promise<void> => {
  await unit.rows(HOLD, [key]);
};
