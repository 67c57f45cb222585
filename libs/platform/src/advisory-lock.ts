import { array, bool, command, int4, text, type Statements } from '@nivel/messaging/statement';

const HOLD = command({
  text: `SELECT count(pg_advisory_xact_lock(id))::integer AS held
FROM (SELECT DISTINCT hashtextextended(current_schema() || ' ' || key, 0) AS id FROM unnest($1::text[]) key ORDER BY id) keys`,
  params: [array(text)],
  row: { held: int4 },
});

const SHARE = command({
  text: `SELECT pg_try_advisory_xact_lock_shared(hashtextextended(current_schema() || ' ' || $1, 0)) AS shared`,
  params: [text],
  row: { shared: bool },
});
const PAUSE = command({ text: 'SELECT count(pg_sleep(0.05))::integer AS paused', row: { paused: int4 } });
const TRIES = 20;

/**
 * Takes a lock on the key until the unit of work ends. For code that has already locked rows which a holder of the key locks
 * after it: to avoid a deadlock, this waits for a second at most.
 *
 * @returns false if the key was locked all the time
 */
export const shareKey = async (unit: Statements, key: string): Promise<boolean> => {
  for (let attempt = 1; ; attempt += 1) {
    const [answer] = await unit.rows(SHARE, [key]);
    if (answer?.shared === true) return true;
    if (attempt === TRIES) return false;
    await unit.rows(PAUSE, []);
  }
};

/**
 * Takes a lock on the key until the unit of work ends; other units of the same schema wait for it. For things that have no row
 * to lock, or none yet. Advisory locks are global to the database, so the schema is part of the key.
 */
export const holdKey = (unit: Statements, key: string): Promise<void> => holdKeys(unit, [key]);

/** Holds several keys, always in the same order, so that two units with the same ones do not wait for each other. */
export const holdKeys = async (unit: Statements, keys: readonly string[]): Promise<void> => {
  await unit.rows(HOLD, [keys]);
};
