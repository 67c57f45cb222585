import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import type { ExerciseAnswer } from '@nivel/contracts/learning/submit-exercise.operation';
import {
  command,
  date,
  float8,
  int4,
  int8,
  json,
  jsonb,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import { isoDay, type DayNumber } from '@nivel/platform/local-day';
import type { LearningReads, LearningUnit } from '../database.ts';
import type { Learner } from '../learner/learner.ts';
import { dayNow } from '../learner/own-day.ts';
import { isNewTry, type GradedAnswer } from './grading.ts';
import type { RunKey, Seen } from './run-order.ts';
import { sameForm, type Try } from './tries.ts';

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

/** The run that a learner is in: one more than were handed in. */
const RUN = '(SELECT v.attempts + 1 FROM part_views v WHERE v.user_id = $1 AND v.part_id = $2)';

/**
 * Stores answers ($3, a list of item, answer, grade and the item's maximum of tries) as the next tries of their items, where a
 * try is left and no earlier one was right or identical. If a concurrent try takes the same number, this stores nothing and is
 * called again. A missed question is due again on the learner's next day ($5 is today) at the latest. Questions are locked in
 * one order, so that two windows cannot deadlock.
 */
const TRY = command({
  text: `
WITH stored AS (INSERT INTO item_tries (user_id, part_id, run, item_id, try, answer, grade, tried_at)
SELECT $1, $2, r.run, g.item_id, count(t.try) + 1, g.answer, g.grade, $4
FROM json_to_recordset($3::json) AS g (item_id text, answer jsonb, grade numeric, most integer)
CROSS JOIN (SELECT ${RUN} AS run) r
LEFT JOIN item_tries t ON t.user_id = $1 AND t.part_id = $2 AND t.run = r.run AND t.item_id = g.item_id
WHERE r.run IS NOT NULL
GROUP BY r.run, g.item_id, g.answer, g.grade, g.most
HAVING count(t.try) < g.most AND COALESCE(max(t.grade), 0) < 1 AND NOT COALESCE(bool_or(t.answer = g.answer), false)
ORDER BY g.item_id
ON CONFLICT DO NOTHING RETURNING item_id, grade)
INSERT INTO repetitions AS q (user_id, part_id, item_id, due_on, last_on)
SELECT DISTINCT $1::uuid, $2::uuid, item_id, $5::date + 1, $5::date FROM stored WHERE grade < 1 ORDER BY item_id
ON CONFLICT (user_id, part_id, item_id) DO UPDATE SET due_on = LEAST(q.due_on, EXCLUDED.due_on)`,
  params: [uuid, uuid, json<never>(), timestamptz, date],
});
const TRIES = query({
  text: `SELECT run, item_id, answer, grade::float8 AS grade FROM item_tries
WHERE user_id = $1 AND part_id = $2 AND run = ${RUN} ORDER BY item_id, try`,
  params: [uuid, uuid],
  row: { run: int4, item_id: text, answer: jsonb<ExerciseAnswer>(), grade: float8 },
});

const SEEN = query({
  text: `SELECT item_id, count(DISTINCT run)::integer AS runs FROM item_tries
WHERE user_id = $1 AND part_id = $2 AND run < $3 GROUP BY item_id`,
  params: [uuid, uuid, int4],
  row: { item_id: text, runs: int4 },
});
const RUNS_ON = query({
  text: `SELECT count(*)::integer AS runs FROM exercise_attempts WHERE user_id = $1 AND part_id = $2 AND local_day = $3`,
  params: [uuid, uuid, date],
  row: { runs: int4 },
});

/** More at the same moment than one person has devices. */
const MOST_AT_ONCE = 10;

/** The tries of one way through a set; its number is null before the first try. */
export interface Run {
  readonly number: number | null;
  readonly tries: readonly Try[];
}

/** How often a learner has tried a part; answers how long to wait, in ms, when an hour has seen as many tries as it may. */
@Injectable()
export class TriesRepository {
  /**
   * Counts attempts by their own rows. The save of the next attempt under the learner's version, read before the count,
   * guarantees that none came in between.
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

  /** Counts a check, or answers how long to wait. An hour starts with its first check. */
  async countCheck(unit: LearningUnit, userId: string, partId: string, most: number): Promise<number> {
    const nowMs = unit.now.getTime();
    const counted = await unit.rows(CHECK, [userId, partId, unit.now, hourBefore(nowMs), most]);
    if (counted.length > 0) return 0;
    const [checked] = await unit.rows(CHECKED_SINCE, [userId, partId]);
    return Math.max(1, (checked?.first_at ?? nowMs) + HOUR_MS - nowMs);
  }

  /** For each item, in how many runs before this one it was answered. */
  async seen(reads: LearningReads, { userId, partId, number }: RunKey): Promise<Seen> {
    const rows = await reads.rows(SEEN, [userId, partId, number]);
    return new Map(rows.map(({ item_id: itemId, runs }) => [itemId, runs]));
  }

  /** How many runs were handed in on a day of the learner. */
  async runsOn(reads: LearningReads, userId: string, partId: string, day: DayNumber): Promise<number> {
    const [row] = await reads.rows(RUNS_ON, [userId, partId, isoDay(day)]);
    return row?.runs ?? 0;
  }

  /** The tries of the run that the learner is in, each item's in their order. */
  async tried(reads: LearningReads, userId: string, partId: string): Promise<Run> {
    const rows = await reads.rows(TRIES, [userId, partId]);
    const tries = rows.map(({ item_id: itemId, answer, grade }) => ({ itemId, answer, grade }));
    return { number: rows[0]?.run ?? null, tries };
  }

  /** Stores the new tries among graded answers, and returns the run with them. The transaction's clock dates them. */
  async keep(unit: LearningUnit, learner: Learner, partId: string, answers: readonly GradedAnswer[]): Promise<Run> {
    const { userId } = learner;
    const today = isoDay(dayNow(learner, unit.now.getTime()));
    for (let round = 0; round < MOST_AT_ONCE; round += 1) {
      const run = await this.tried(unit, userId, partId);
      const fresh = answers.filter((one) => isNewTry(one, run.tries));
      if (fresh.length === 0) return run;
      const rows = fresh.map(({ item, answer, verdict, most }) => ({
        item_id: item.id,
        answer: sameForm(answer),
        grade: verdict.score,
        most,
      }));
      await unit.rows(TRY, [userId, partId, JSON.stringify(rows), unit.now, today]);
    }
    throw new AppError(learningErrors.progress_busy);
  }
}
