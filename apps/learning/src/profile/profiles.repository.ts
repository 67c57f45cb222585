import { Injectable } from '@nestjs/common';
import type { listAccounts } from '@nivel/contracts/auth/list-accounts.operation';
import type { RowOfSnapshot } from '@nivel/contracts/kernel/snapshot';
import {
  array,
  bool,
  command,
  date,
  int4,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
  BEFORE_ALL_IDS,
} from '@nivel/messaging/statement';
import type { LearningReads, LearningUnit } from '../database.ts';
import { CREATE } from '../learner/learner.sql.ts';
import { isoDay, type DayNumber } from '@nivel/platform/local-day';
import { creation } from '../learner/learner-rows.ts';
import { streakOf, withDay, type StreakRules } from '../learner/streak.ts';

/** An account's data about its person. */
export type ProfileOf = Omit<RowOfSnapshot<typeof listAccounts>, 'createdAt'>;
type Account = RowOfSnapshot<typeof listAccounts>;

const profileParams = [uuid, text, text, text, array(text), text, text, timestamptz, int4] as const;
const SAVE_PROFILE = command({
  text: `
INSERT INTO profiles (id, first_name, last_name, student_type, educational_interests, skill_level, locale, created_at, updated_at, version)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
  params: profileParams,
});
/** The change with the higher version wins (R4). */
const FOLLOW_PROFILE = command({
  text: `UPDATE profiles SET first_name = $2, last_name = $3, student_type = $4, educational_interests = $5, skill_level = $6,
  locale = $7, updated_at = $8::timestamptz, version = $9::int
WHERE id = $1::uuid AND (version < $9::int OR version = $10::int) RETURNING id`,
  params: [...profileParams, nullable(int4)],
  row: { id: uuid },
});
const HAS_PROFILE = query({
  text: 'SELECT id FROM profiles WHERE id = $1',
  params: [uuid],
  row: { id: uuid },
});
const VERSIONS = query({
  text: `SELECT id, version, removed FROM (
  SELECT id, version, false AS removed FROM profiles UNION ALL SELECT user_id, 0, true FROM removed_accounts
) AS known WHERE id > coalesce($1, ${BEFORE_ALL_IDS}) ORDER BY id LIMIT $2::int`,
  params: [nullable(uuid), int4],
  row: { id: uuid, version: int4, removed: bool },
});

const ACTIVE_DAYS = query({
  text: `
SELECT local_day - DATE '1970-01-01' AS day FROM part_completions WHERE user_id = $1::uuid AND counts_day
UNION SELECT COALESCE(offline_day, local_day) - DATE '1970-01-01' FROM exercise_attempts WHERE user_id = $1::uuid AND counts_day
ORDER BY 1`,
  params: [uuid],
  row: { day: int4 },
});

const SIGN_UP_LATE = command({
  text: `UPDATE user_progress SET version = version + 1, signed_up_on = $2::date, time_zone = $3::text,
  streak_days = $4::integer, streak_freezes = $5::integer, streak_last_day = $6::date, updated_at = now()
WHERE user_id = $1::uuid`,
  params: [uuid, date, text, int4, int4, nullable(date)],
});
const LOCK = command({
  text: 'SELECT 1 AS locked FROM user_progress WHERE user_id = $1 FOR UPDATE',
  params: [uuid],
  row: { locked: int4 },
});

/** Days count in the new zone once 24 hours have passed since the last day that counted began to count; see progress/counted-day.ts. */
const FOLLOW_ZONE = command({
  text: `
UPDATE user_progress p SET version = version + 1, time_zone = $2, time_zone_since = $3::timestamptz,
  updated_at = $3::timestamptz, days_from = GREATEST($3::timestamptz, interval '24 hours' + (SELECT min(counted.at) FROM (
    SELECT recorded_at AS at FROM part_completions WHERE user_id = $1 AND local_day = p.streak_last_day AND counts_day
    UNION ALL SELECT attempted_at FROM exercise_attempts
      WHERE user_id = $1 AND COALESCE(offline_day, local_day) = p.streak_last_day AND counts_day
    UNION ALL SELECT p.created_at WHERE p.signed_up_on = p.streak_last_day
  ) AS counted))
WHERE p.user_id = $1 AND p.time_zone <> $2`,
  params: [uuid, text, timestamptz],
});

/** Profiles and first records of new accounts, and the time zone of learners. */
@Injectable()
export class ProfilesRepository {
  async has(reads: LearningReads | LearningUnit, userId: string): Promise<boolean> {
    return (await reads.rows(HAS_PROFILE, [userId])).length > 0;
  }

  async saveProfile(unit: LearningUnit, account: Account, version: number): Promise<void> {
    await unit.rows(SAVE_PROFILE, [...valuesOf(account), new Date(account.createdAt), version]);
  }

  /** @returns whether it was older than the fact, or is the version that was found to be wrong */
  async followProfile(unit: LearningUnit, profile: ProfileOf, version: number, seen?: number): Promise<boolean> {
    return (await unit.rows(FOLLOW_PROFILE, [...valuesOf(profile), unit.now, version, seen ?? null])).length > 0;
  }

  versionsAfter(reads: LearningReads, after: string | null, limit: number) {
    return reads.rows(VERSIONS, [after, limit]);
  }

  async followTimeZone(unit: LearningUnit, userId: string, timeZone: string, at: Date): Promise<void> {
    await unit.rows(FOLLOW_ZONE, [userId, timeZone, at]);
  }

  /**
   * Creates progress (streak 1: the day of the sign-up counts) and the first skills. If the learner has read before, the record
   * exists with a streak of 0, and perhaps with completed work: then the day is added to it.
   */
  async saveFirstProgress(
    unit: LearningUnit,
    account: Account,
    first: { day: DayNumber; timeZone: string },
    rules: StreakRules,
  ): Promise<void> {
    const { userId } = account;
    const { day, timeZone } = first;
    const at = new Date(account.createdAt);
    const made = await unit.rows(CREATE, creation({ userId, id: unit.newId(), timeZone, at, signedUpOn: day }));
    if (made.length > 0) return;
    // The lock prevents concurrent steps from saving between the reading of the days and the new streak.
    await unit.rows(LOCK, [userId]);
    const days = await unit.rows(ACTIVE_DAYS, [userId]);
    const streak = streakOf(
      withDay(
        days.map((row) => row.day),
        day,
      ),
      rules,
    );
    const lastDay = streak.lastDay === null ? null : isoDay(streak.lastDay);
    await unit.rows(SIGN_UP_LATE, [userId, isoDay(day), timeZone, streak.days, streak.freezes, lastDay]);
  }
}

const valuesOf = (profile: ProfileOf) => {
  const { userId, firstName, lastName, studentType, educationalInterests, skillLevel, locale } = profile;
  return [userId, firstName, lastName, studentType, educationalInterests, skillLevel, locale] as const;
};
