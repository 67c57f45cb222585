import type { TestClock } from './test-clock.ts';

const HOUR = 3_600_000;

/** A zone for each hour of the globe; two of them have a summer time that starts in spring. */
export const zonesOfTheGlobe: readonly string[] = Array.from({ length: 24 }, (_, hour) =>
  hour === 6
    ? 'America/New_York'
    : hour === 13
      ? 'Europe/Madrid'
      : `Etc/GMT${hour < 12 ? '+' : '-'}${Math.abs(hour - 12)}`,
);

interface Scheduled {
  readonly clock: TestClock;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  /** From 0 to 1, the same numbers every time. */
  readonly random: () => number;
  /** The events before the work runs again. */
  readonly happen?: () => Promise<void>;
  /** The repeated work. */
  readonly perform: () => Promise<unknown>;
  /** Statements on the database of the process that does the work. */
  readonly rows: (sql: string) => Promise<unknown>;
}

/**
 * Scheduled work that runs every few minutes or hours of a moved clock. From time to time its process dies between the write
 * and the report of it, or nothing runs for two days.
 */
export const performOnSchedule = async (scheduled: Scheduled): Promise<void> => {
  const { clock, random, perform, rows } = scheduled;
  const performAndDie = async (): Promise<void> => {
    await rows(`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`);
    await rows('CREATE TRIGGER die AFTER INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION die()');
    await perform().catch(() => undefined);
    await rows('DROP FUNCTION die CASCADE');
  };
  let times = 0;
  for (let at = scheduled.from; at < scheduled.until; times += 1) {
    clock.at = at;
    await scheduled.happen?.();
    if (times % 37 === 36) await performAndDie();
    else await perform();
    at += times % 41 === 40 ? 48 * HOUR : HOUR / 6 + Math.floor(random() * 3 * HOUR);
  }
};
