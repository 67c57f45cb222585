import { Injectable } from '@nestjs/common';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import type { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import {
  array,
  command,
  date,
  float8,
  int4,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import type { LearningUnit } from '../database.ts';
import { CREATE } from '../learner/learner.sql.ts';
import { isoDay, type DayNumber } from '../learner/learner-day.ts';
import type { Learner } from '../learner/learner.ts';
import { creation } from '../learner/learner-rows.ts';
import { streakOf, withDay } from '../learner/streak.ts';

type Account = PayloadOf<typeof accountCreated>;

const profileParams = [uuid, text, text, text, array(text), text, text, timestamptz] as const;
const SAVE_PROFILE = command({
  text: `
INSERT INTO profiles (id, first_name, last_name, student_type, educational_interests, skill_level, locale, created_at, updated_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
ON CONFLICT (id) DO UPDATE SET first_name = EXCLUDED.first_name, last_name = EXCLUDED.last_name,
  student_type = EXCLUDED.student_type, educational_interests = EXCLUDED.educational_interests,
  skill_level = EXCLUDED.skill_level, locale = EXCLUDED.locale, updated_at = EXCLUDED.updated_at
WHERE profiles.updated_at <= EXCLUDED.updated_at`,
  params: profileParams,
});

/** Of two changes the one that occurred later stays; the row is told to be there either way. */
const FOLLOW_PROFILE = command({
  text: `WITH known AS (SELECT id FROM profiles WHERE id = $1::uuid), followed AS (
  UPDATE profiles SET first_name = $2, last_name = $3, student_type = $4, educational_interests = $5, skill_level = $6,
    locale = $7, updated_at = $8::timestamptz WHERE id = $1::uuid AND updated_at < $8::timestamptz
) SELECT id FROM known`,
  params: profileParams,
  row: { id: uuid },
});

const ACTIVE_DAYS = query({
  text: `
SELECT local_day - DATE '1970-01-01' AS day FROM part_completions WHERE user_id = $1::uuid AND counts_day
UNION SELECT local_day - DATE '1970-01-01' FROM exercise_attempts WHERE user_id = $1::uuid
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

/**
 * Under the version that was decided on. Days count in the new zone once 24 hours have passed since the last day that
 * counted began to count; see progress/counted-day.ts.
 */
const changeZone = (which: string): string => `
UPDATE user_progress p SET version = version + 1, time_zone = $2, time_zone_since = $3::timestamptz,
  updated_at = $3::timestamptz, days_from = GREATEST($3::timestamptz, interval '24 hours' + (SELECT min(counted.at) FROM (
    SELECT recorded_at AS at FROM part_completions WHERE user_id = $1 AND local_day = p.streak_last_day AND counts_day
    UNION ALL SELECT attempted_at FROM exercise_attempts WHERE user_id = $1 AND local_day = p.streak_last_day
    UNION ALL SELECT p.created_at WHERE p.signed_up_on = p.streak_last_day
  ) AS counted))
WHERE p.user_id = $1 AND ${which} RETURNING (extract(epoch FROM days_from) * 1000)::float8 AS days_from`;
const zoneRow = { days_from: float8 } as const;
const CHANGE_ZONE = command({
  text: changeZone('p.version = $4'),
  params: [uuid, text, timestamptz, int4],
  row: zoneRow,
});
/** The learner has not chosen one here. */
const FOLLOW_ZONE = command({
  text: changeZone('p.time_zone_since IS NULL AND p.time_zone <> $2'),
  params: [uuid, text, timestamptz],
  row: zoneRow,
});

/** Profiles and first records of new accounts, and the time zone of learners. */
@Injectable()
export class ProfilesRepository {
  async saveProfile(unit: LearningUnit, account: Account): Promise<void> {
    const { userId, firstName, lastName, studentType, educationalInterests, skillLevel, locale, createdAt } = account;
    const texts = [firstName, lastName, studentType, educationalInterests, skillLevel, locale] as const;
    await unit.rows(SAVE_PROFILE, [userId, ...texts, new Date(createdAt)]);
  }

  /** False when there is no profile of the account yet. */
  async followProfile(unit: LearningUnit, profile: PayloadOf<typeof accountChanged>, at: Date): Promise<boolean> {
    const { userId, firstName, lastName, studentType, educationalInterests, skillLevel, locale } = profile;
    const texts = [firstName, lastName, studentType, educationalInterests, skillLevel, locale] as const;
    return (await unit.rows(FOLLOW_PROFILE, [userId, ...texts, at])).length > 0;
  }

  async followTimeZone(unit: LearningUnit, userId: string, timeZone: string, at: Date): Promise<void> {
    await unit.rows(FOLLOW_ZONE, [userId, timeZone, at]);
  }

  /**
   * Makes progress (streak 1: the day of the sign-up counts) and the first skills. When somebody has read before this,
   * the record is there with a streak of 0, and perhaps with work done: then the day is added to it.
   */
  async saveFirstProgress(
    unit: LearningUnit,
    account: Account,
    first: { day: DayNumber; timeZone: string },
  ): Promise<void> {
    const { userId } = account;
    const { day, timeZone } = first;
    const at = new Date(account.createdAt);
    const made = await unit.rows(CREATE, creation({ userId, id: unit.newId(), timeZone, at, signedUpOn: day }));
    if (made.length > 0) return;
    // The lock keeps steps under way from saving between the reading of the days and the new streak.
    await unit.rows(LOCK, [userId]);
    const days = await unit.rows(ACTIVE_DAYS, [userId]);
    const streak = streakOf(
      withDay(
        days.map((row) => row.day),
        day,
      ),
    );
    const lastDay = streak.lastDay === null ? null : isoDay(streak.lastDay);
    await unit.rows(SIGN_UP_LATE, [userId, isoDay(day), timeZone, streak.days, streak.freezes, lastDay]);
  }

  /**
   * The days of the learner are counted in another zone from now on; days that are counted stay.
   * @returns the learner after it, or null when it no longer had the version that was decided on
   */
  async changeTimeZone(unit: LearningUnit, learner: Learner, timeZone: string): Promise<Learner | null> {
    const [saved] = await unit.rows(CHANGE_ZONE, [learner.userId, timeZone, unit.now, learner.version]);
    if (saved === undefined) return null;
    const timeZoneSince = unit.now.getTime();
    return { ...learner, version: learner.version + 1, timeZone, timeZoneSince, daysFrom: saved.days_from };
  }
}
