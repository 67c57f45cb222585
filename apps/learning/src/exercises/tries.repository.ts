import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';

const HOUR_MS = 3_600_000;
const HOUR_AGO = (nowMs: number): string => new Date(nowMs - HOUR_MS).toISOString();

const ATTEMPTS = `
SELECT count(*)::integer AS attempts, (extract(epoch FROM min(attempted_at)) * 1000)::float8 AS first_at FROM (
  SELECT attempted_at FROM exercise_attempts WHERE user_id = $1 AND part_id = $2 AND attempted_at > $3
  ORDER BY attempted_at DESC LIMIT $4) AS latest`;

/** One statement, so that checks at the same moment, at any replica, count one after another. */
const CHECK = `
INSERT INTO answer_checks AS c (user_id, part_id, since, checks) VALUES ($1, $2, $3::timestamptz, 1)
ON CONFLICT (user_id, part_id) DO UPDATE SET
  since = CASE WHEN c.since <= $4::timestamptz THEN EXCLUDED.since ELSE c.since END,
  checks = CASE WHEN c.since <= $4::timestamptz THEN 1 ELSE c.checks + 1 END
WHERE c.since <= $4::timestamptz OR c.checks < $5 RETURNING 1 AS counted`;
const CHECKED_SINCE = `SELECT (extract(epoch FROM since) * 1000)::float8 AS first_at FROM answer_checks
WHERE user_id = $1 AND part_id = $2`;

/** How often a learner has tried a part; answers how long to wait, in ms, when an hour has seen as many tries as it may. */
@Injectable()
export class TriesRepository {
  constructor(private readonly pool: Pool) {}

  /**
   * Attempts are counted by their own rows. Whoever saves the next one under the learner's version, read before this was
   * asked, can be sure that none came in between.
   */
  async attemptsWait(userId: string, partId: string, nowMs: number, most: number): Promise<number> {
    const values = [userId, partId, HOUR_AGO(nowMs), most];
    const query = { name: 'attempts-recent', text: ATTEMPTS, values };
    const { rows } = await this.pool.query<{ attempts: number; first_at: number | null }>(query);
    const { attempts = 0, first_at: firstAt = null } = rows[0] ?? {};
    return attempts < most || firstAt === null ? 0 : firstAt + HOUR_MS - nowMs;
  }

  /** Counts a check, or answers how long to wait. An hour begins with its first check. */
  async countCheck(userId: string, partId: string, nowMs: number, most: number): Promise<number> {
    const now = new Date(nowMs).toISOString();
    const values = [userId, partId, now, HOUR_AGO(nowMs), most];
    const counted = await this.pool.query({ name: 'check-count', text: CHECK, values });
    if (counted.rows.length > 0) return 0;
    const { rows } = await this.pool.query<{ first_at: number }>(CHECKED_SINCE, [userId, partId]);
    return Math.max(1, (rows[0]?.first_at ?? nowMs) + HOUR_MS - nowMs);
  }
}
