import { Injectable } from '@nestjs/common';
import { command, float8, int4, int8, nullable, query, timestamptz, uuid } from '@nivel/messaging/statement';
import type { LearningReads, LearningUnit } from '../database.ts';

const HOUR_MS = 3_600_000;
const hourBefore = (nowMs: number): Date => new Date(nowMs - HOUR_MS);

const ATTEMPTS = query({
  text: `
SELECT count(*)::integer AS attempts, (extract(epoch FROM min(attempted_at)) * 1000)::float8 AS first_at FROM (
  SELECT attempted_at FROM exercise_attempts WHERE user_id = $1 AND part_id = $2 AND attempted_at > $3
  ORDER BY attempted_at DESC LIMIT $4) AS latest`,
  params: [uuid, uuid, timestamptz, int8],
  row: { attempts: int4, first_at: nullable(float8) },
});

/** One statement, so that checks at the same moment, at any replica, count one after another. */
const CHECK = command({
  text: `
INSERT INTO answer_checks AS c (user_id, part_id, since, checks) VALUES ($1, $2, $3::timestamptz, 1)
ON CONFLICT (user_id, part_id) DO UPDATE SET
  since = CASE WHEN c.since <= $4::timestamptz THEN EXCLUDED.since ELSE c.since END,
  checks = CASE WHEN c.since <= $4::timestamptz THEN 1 ELSE c.checks + 1 END
WHERE c.since <= $4::timestamptz OR c.checks < $5 RETURNING 1 AS counted`,
  params: [uuid, uuid, timestamptz, timestamptz, int4],
  row: { counted: int4 },
});
const CHECKED_SINCE = query({
  text: `SELECT (extract(epoch FROM since) * 1000)::float8 AS first_at FROM answer_checks
WHERE user_id = $1 AND part_id = $2`,
  params: [uuid, uuid],
  row: { first_at: float8 },
});

/** How often a learner has tried a part; answers how long to wait, in ms, when an hour has seen as many tries as it may. */
@Injectable()
export class TriesRepository {
  /**
   * Attempts are counted by their own rows. Whoever saves the next one under the learner's version, read before this was
   * asked, can be sure that none came in between.
   */
  async attemptsWait(
    reads: LearningReads,
    userId: string,
    partId: string,
    nowMs: number,
    most: number,
  ): Promise<number> {
    const [recent] = await reads.rows(ATTEMPTS, [userId, partId, hourBefore(nowMs), most]);
    const { attempts = 0, first_at: firstAt = null } = recent ?? {};
    return attempts < most || firstAt === null ? 0 : firstAt + HOUR_MS - nowMs;
  }

  /** Counts a check, or answers how long to wait. An hour begins with its first check. */
  async countCheck(unit: LearningUnit, userId: string, partId: string, most: number): Promise<number> {
    const nowMs = unit.now.getTime();
    const counted = await unit.rows(CHECK, [userId, partId, unit.now, hourBefore(nowMs), most]);
    if (counted.length > 0) return 0;
    const [checked] = await unit.rows(CHECKED_SINCE, [userId, partId]);
    return Math.max(1, (checked?.first_at ?? nowMs) + HOUR_MS - nowMs);
  }
}
