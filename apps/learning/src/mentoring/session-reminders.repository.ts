import { Injectable } from '@nestjs/common';
import { command, int4, timestamptz, uuid } from '@nivel/messaging/statement';
import type { LearningUnit } from '../database.ts';

/** Marks sessions that begin soon and need a reminder; two simultaneous calls mark different ones. */
const marked = (column: string) =>
  command({
    text: `UPDATE mentoring_sessions SET ${column} = $1 WHERE id IN (
  SELECT s.id FROM mentoring_sessions s JOIN mentoring_hours h ON h.id = s.hour_id
  WHERE s.cancelled_at IS NULL AND s.${column} IS NULL AND h.starts_at > $1 AND h.starts_at <= $2
  ORDER BY s.id LIMIT $3::int FOR UPDATE OF s SKIP LOCKED) RETURNING id`,
    params: [timestamptz, timestamptz, int4],
    row: { id: uuid },
  });
const DAY_BEFORE = marked('told_day_before');
const HOUR_BEFORE = marked('told_hour_before');
const ABANDONED = command({
  text: `SELECT s.id FROM mentoring_sessions s JOIN mentoring_hours h ON h.id = s.hour_id
WHERE s.cancelled_at IS NULL AND h.starts_at > $1
  AND NOT EXISTS (SELECT FROM mentors m WHERE m.user_id = h.mentor_id AND m.ended_at IS NULL)
ORDER BY s.id LIMIT $2::int FOR UPDATE OF s SKIP LOCKED`,
  params: [timestamptz, int4],
  row: { id: uuid },
});

/** Sessions that need a reminder now. */
@Injectable()
export class SessionRemindersRepository {
  async dayBefore(unit: LearningUnit, until: Date, most: number): Promise<string[]> {
    return (await unit.rows(DAY_BEFORE, [unit.now, until, most])).map(({ id }) => id);
  }

  async hourBefore(unit: LearningUnit, until: Date, most: number): Promise<string[]> {
    return (await unit.rows(HOUR_BEFORE, [unit.now, until, most])).map(({ id }) => id);
  }

  /** Future sessions with a person who is no longer a mentor. */
  async abandoned(unit: LearningUnit, most: number): Promise<string[]> {
    return (await unit.rows(ABANDONED, [unit.now, most])).map(({ id }) => id);
  }
}
