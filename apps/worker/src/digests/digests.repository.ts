import { Injectable } from '@nestjs/common';
import { DEFAULT_DIGEST_HOUR } from '@nivel/contracts/worker/notification-preferences';
import { array, command, date, int4, int8, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { LatestHour } from '@nivel/platform/local-hour';
import type { WorkerReads, WorkerUnit } from '../database.ts';
import { holdAccount } from '../recipients/hold-account.ts';

const HOUR = `coalesce(h.hour, ${DEFAULT_DIGEST_HOUR})`;
/** Daily e-mails older than this are no longer considered. */
const KEPT_DAYS = 10;

const HOURS = query({
  text: `SELECT DISTINCT r.time_zone AS zone, ${HOUR} AS hour FROM recipients r LEFT JOIN digest_hours h ON h.user_id = r.user_id
WHERE EXISTS (SELECT 1 FROM digest_lines l WHERE l.user_id = r.user_id)`,
  params: [],
  row: { zone: text, hour: int4 },
});
/** Concurrent runs take others. */
const NOTE = command({
  text: `WITH due AS (
  SELECT r.user_id, w.day, w.at FROM unnest($1::text[], $2::int[], $3::date[], $4::timestamptz[]) AS w (zone, hour, day, at)
  JOIN recipients r ON r.time_zone = w.zone LEFT JOIN digest_hours h ON h.user_id = r.user_id
  WHERE ${HOUR} = w.hour
    AND EXISTS (SELECT 1 FROM digest_lines l WHERE l.user_id = r.user_id AND l.created_at < w.at)
    AND NOT EXISTS (SELECT 1 FROM digests d WHERE d.user_id = r.user_id AND d.day >= w.day)
  ORDER BY r.user_id LIMIT $5
), noted AS (
  INSERT INTO digests (user_id, day) SELECT user_id, day FROM due ON CONFLICT DO NOTHING RETURNING user_id
)
SELECT due.user_id AS "userId", due.day::text AS day, due.at FROM due JOIN noted USING (user_id)`,
  params: [array(text), array(int4), array(date), array(timestamptz), int8],
  row: { userId: uuid, day: text, at: timestamptz },
});
const FORGET_OLD = command({ text: `DELETE FROM digests WHERE day < $1::date - ${KEPT_DAYS}`, params: [date] });
const HOUR_OF = query({
  text: 'SELECT hour FROM digest_hours WHERE user_id = $1',
  params: [uuid],
  row: { hour: int4 },
});
const CHOOSE_HOUR = command({
  text: `INSERT INTO digest_hours (user_id, hour, updated_at) SELECT $1::uuid, $2::int, $3::timestamptz
WHERE NOT EXISTS (SELECT 1 FROM removed_accounts WHERE user_id = $1::uuid)
ON CONFLICT (user_id) DO UPDATE SET hour = EXCLUDED.hour, updated_at = EXCLUDED.updated_at`,
  params: [uuid, int4, timestamptz],
});
const FORGET = command({
  text: `WITH lines AS (DELETE FROM digest_lines WHERE user_id = $1 OR actor_id = $1), hours AS (DELETE FROM digest_hours WHERE user_id = $1)
DELETE FROM digests WHERE user_id = $1`,
  params: [uuid],
});

/** A zone, and the hour at which daily e-mails leave in it. */
export interface DigestWindow extends LatestHour {
  readonly hour: number;
}

/** The days for which people got their daily e-mail, and their hours. */
@Injectable()
export class DigestsRepository {
  /** The zones of those who have waiting lines, with the hours that they have chosen. */
  hours(unit: WorkerUnit) {
    return unit.rows(HOURS, []);
  }

  /**
   * Records who gets a daily e-mail now, each once a day. @returns them, and the moment up to which waiting lines belong to it
   */
  note(unit: WorkerUnit, windows: readonly DigestWindow[], most: number) {
    return unit.rows(NOTE, [
      windows.map(({ timeZone }) => timeZone),
      windows.map(({ hour }) => hour),
      windows.map(({ day }) => day),
      windows.map(({ at }) => at),
      most,
    ]);
  }

  async forgetOld(unit: WorkerUnit): Promise<void> {
    await unit.rows(FORGET_OLD, [unit.now.toISOString().slice(0, 10)]);
  }

  async hourOf(reads: WorkerReads, userId: string): Promise<number> {
    return (await reads.rows(HOUR_OF, [userId]))[0]?.hour ?? DEFAULT_DIGEST_HOUR;
  }

  async chooseHour(unit: WorkerUnit, userId: string, hour: number): Promise<void> {
    await holdAccount(unit, userId);
    await unit.rows(CHOOSE_HOUR, [userId, hour, unit.now]);
  }

  async forget(unit: WorkerUnit, userId: string): Promise<void> {
    await unit.rows(FORGET, [userId]);
  }
}
