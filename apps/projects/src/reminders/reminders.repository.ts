import { Injectable } from '@nestjs/common';
import { array, bool, command, date, int4, int8, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { LatestHour } from '@nivel/platform/local-hour';
import type { ProjectsUnit } from '../database.ts';

/** How many days late a reminder may be sent. */
const LATE_DAYS = 3;
/** Rows of deadlines that are longer ago than this have no use. */
const KEPT_DAYS = 30;

const ZONES = query({
  text: `SELECT DISTINCT a.time_zone AS zone FROM accounts a WHERE a.user_id IN (SELECT c.assignee FROM cards c
WHERE c.due_on BETWEEN $1::date - $2::int AND $1::date + $3::int AND c.assignee IS NOT NULL AND c.position IS NOT NULL)`,
  params: [date, int4, int4],
  row: { zone: text },
});

/** A project's setting, in days. */
const DAYS = `CASE coalesce(s.deadline_reminders, '3days') WHEN '1day' THEN 1 WHEN '3days' THEN 3 WHEN '1week' THEN 7 END`;
const LONGEST_DAYS = 7;

const REMIND = command({
  text: `WITH near AS (
  SELECT c.id, c.assignee, c.due_on, d.days, z.today, z.zone
  FROM unnest($1::text[], $2::date[], $3::timestamptz[], $4::date[]) AS z (zone, morning, morning_at, today)
  JOIN accounts a ON a.time_zone = z.zone
  JOIN cards c ON c.assignee = a.user_id AND c.position IS NOT NULL AND c.due_on >= z.morning - ${LATE_DAYS}
    AND c.due_on <= z.morning + ${LONGEST_DAYS} AND c.updated_at < z.morning_at
  JOIN lists l ON l.id = c.list_id AND l.status <> 'done'
  JOIN projects p ON p.id = c.project_id AND p.deleted_at IS NULL AND p.copying_since IS NULL
  LEFT JOIN project_settings s ON s.project_id = p.id
  JOIN LATERAL (SELECT ${DAYS} AS days) d ON c.due_on - d.days <= z.morning
  WHERE NOT EXISTS (SELECT 1 FROM deadline_reminders r
    WHERE r.card_id = c.id AND r.user_id = c.assignee AND r.due_on = c.due_on AND r.days_ahead = d.days)
  ORDER BY c.assignee, c.id LIMIT $5
), reminded AS (
  INSERT INTO deadline_reminders (card_id, user_id, due_on, days_ahead, reminded_at)
  SELECT id, assignee, due_on, days, $6 FROM near ON CONFLICT DO NOTHING RETURNING card_id, user_id
)
SELECT n.assignee AS "userId", c.id AS "cardId", p.key || '-' || c.number AS reference, c.title, n.due_on::text AS "dueOn",
  n.due_on - n.today AS "daysLeft", p.id AS "projectId", p.name AS "projectName", coalesce(s.email_notifications, true) AS "byEmail"
FROM reminded r JOIN near n ON n.id = r.card_id AND n.assignee = r.user_id JOIN cards c ON c.id = n.id
JOIN projects p ON p.id = c.project_id LEFT JOIN project_settings s ON s.project_id = p.id
ORDER BY n.assignee, p.id, n.due_on, c.id`,
  params: [array(text), array(date), array(timestamptz), array(date), int8, timestamptz],
  row: {
    userId: uuid,
    cardId: uuid,
    reference: text,
    title: text,
    dueOn: text,
    daysLeft: int4,
    projectId: uuid,
    projectName: text,
    byEmail: bool,
  },
});
const FORGET_OLD = command({
  text: `DELETE FROM deadline_reminders WHERE due_on < $1::date - ${KEPT_DAYS}`,
  params: [date],
});
const FORGET = command({ text: 'DELETE FROM deadline_reminders WHERE user_id = $1', params: [uuid] });

export type Reminder = RowOfStatement<typeof REMIND>;

/** Who was reminded of which deadline, and who still has to be. */
@Injectable()
export class RemindersRepository {
  /** The zones of people with open cards that are due around that day. */
  async zones(unit: ProjectsUnit, today: string): Promise<string[]> {
    return (await unit.rows(ZONES, [today, LATE_DAYS + 1, LONGEST_DAYS + 1])).map(({ zone }) => zone);
  }

  /** Records the reminders from now on, each once: a card assigned after the morning waits for the next. */
  remind(unit: ProjectsUnit, mornings: readonly LatestHour[], most: number): Promise<Reminder[]> {
    return unit.rows(REMIND, [
      mornings.map(({ timeZone }) => timeZone),
      mornings.map(({ day }) => day),
      mornings.map(({ at }) => at),
      mornings.map(({ today }) => today),
      most,
      unit.now,
    ]);
  }

  async forgetOld(unit: ProjectsUnit): Promise<void> {
    await unit.rows(FORGET_OLD, [unit.now.toISOString().slice(0, 10)]);
  }

  async forget(unit: ProjectsUnit, userId: string): Promise<void> {
    await unit.rows(FORGET, [userId]);
  }
}
