import { array, command, int4, text, type Statements } from '@nivel/messaging/statement';

const HOLD = command({
  text: `SELECT count(pg_advisory_xact_lock(id))::integer AS held
FROM (SELECT DISTINCT hashtextextended(current_schema() || ' ' || key, 0) AS id FROM unnest($1::text[]) key ORDER BY id) keys`,
  params: [array(text)],
  row: { held: int4 },
});

/**
 * Until the unit of work ends, nobody else of the same schema holds the same key; who wants it waits. For things that have no
 * row that could be locked, or none yet. Such locks are the whole database's, so the schema is part of the key.
 */
export const holdKey = (unit: Statements, key: string): Promise<void> => holdKeys(unit, [key]);

/** Holds several keys, always in the same order, so that two who want the same ones do not wait for each other. */
export const holdKeys = async (unit: Statements, keys: readonly string[]): Promise<void> => {
  await unit.rows(HOLD, [keys]);
};
