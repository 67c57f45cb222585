import { Injectable } from '@nestjs/common';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import type { Tx } from '@nivel/messaging/transactions';
import { LearningDatabase } from '../database.ts';
import { CREATE } from '../progress/learner.sql.ts';
import { isoDay, type DayNumber } from '../progress/learner-day.ts';
import { creation } from '../progress/learner-rows.ts';
import { streakOf, withDay } from '../progress/streak.ts';

type Account = PayloadOf<typeof accountCreated>;

const SAVE_PROFILE = `
INSERT INTO profiles (id, first_name, last_name, student_type, educational_interests, skill_level, locale, created_at, updated_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
ON CONFLICT (id) DO UPDATE SET first_name = EXCLUDED.first_name, last_name = EXCLUDED.last_name,
  student_type = EXCLUDED.student_type, educational_interests = EXCLUDED.educational_interests,
  skill_level = EXCLUDED.skill_level, locale = EXCLUDED.locale, updated_at = EXCLUDED.updated_at`;

const ACTIVE_DAYS = `
SELECT local_day - DATE '1970-01-01' AS day FROM part_completions WHERE user_id = $1::uuid
UNION SELECT local_day - DATE '1970-01-01' FROM exercise_attempts WHERE user_id = $1::uuid
ORDER BY 1`;

const SIGN_UP_LATE = `UPDATE user_progress SET version = version + 1, signed_up_on = $2::date, time_zone = $3::text,
  streak_days = $4::integer, streak_freezes = $5::integer, streak_last_day = $6::date, updated_at = now()
WHERE user_id = $1::uuid`;

/** Profile and first records of new accounts; every method runs in the caller's unit of work. */
@Injectable()
export class ProfilesRepository {
  constructor(private readonly database: LearningDatabase) {}

  async saveProfile(tx: Tx, account: Account): Promise<void> {
    const { userId, firstName, lastName, studentType, educationalInterests, skillLevel, locale, createdAt } = account;
    const texts = [firstName, lastName, studentType, educationalInterests, skillLevel, locale];
    await tx.rows(SAVE_PROFILE, [userId, ...texts, createdAt]);
  }

  /**
   * Makes progress (streak 1: the day of the sign-up counts) and the first skills. When somebody has read before this,
   * the record is there with a streak of 0, and perhaps with work done: then the day is added to it.
   */
  async saveFirstProgress(
    tx: Tx,
    account: Account,
    first: { id: string; day: DayNumber; timeZone: string },
  ): Promise<void> {
    const { userId } = account;
    const { id, day, timeZone } = first;
    const at = new Date(account.createdAt);
    const made = await tx.rows(CREATE, creation({ userId, id, timeZone, at, signedUpOn: day }));
    if (made.length > 0) return;
    // The lock keeps steps under way from saving between the reading of the days and the new streak.
    await tx.rows('SELECT 1 AS locked FROM user_progress WHERE user_id = $1::uuid FOR UPDATE', [userId]);
    const days = await tx.rows<{ day: number }>(ACTIVE_DAYS, [userId]);
    const streak = streakOf(
      withDay(
        days.map((row) => row.day),
        day,
      ),
    );
    const lastDay = streak.lastDay === null ? null : isoDay(streak.lastDay);
    await tx.rows(SIGN_UP_LATE, [userId, isoDay(day), timeZone, streak.days, streak.freezes, lastDay]);
  }

  /** The days of the learner are counted in another zone from now on; days that are counted stay. */
  async saveTimeZone(userId: string, timeZone: string): Promise<void> {
    await this.database.prisma.userProgress.update({
      where: { userId },
      data: { timeZone, version: { increment: 1 } },
    });
  }
}
