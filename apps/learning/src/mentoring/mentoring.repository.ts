import { Injectable } from '@nestjs/common';
import {
  command,
  int4,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
  array,
  type RowOfStatement,
} from '@nivel/messaging/statement';
import type { LearningReads, LearningUnit } from '../database.ts';

const PUBLISH = command({
  text: `INSERT INTO mentoring_hours (id, mentor_id, starts_at, ends_at) VALUES ($1, $2, $3, $4)
ON CONFLICT (mentor_id, starts_at) WHERE withdrawn_at IS NULL DO NOTHING`,
  params: [uuid, uuid, timestamptz, timestamptz],
});
const WITHDRAW = command({
  text: 'UPDATE mentoring_hours SET withdrawn_at = $2 WHERE id = $1 AND withdrawn_at IS NULL RETURNING id',
  params: [uuid, timestamptz],
  row: { id: uuid },
});
const hour = { id: uuid, mentorId: uuid, startsAt: timestamptz, endsAt: timestamptz, mentorName: text };
const HOURS = `SELECT h.id, h.mentor_id AS "mentorId", h.starts_at AS "startsAt", h.ends_at AS "endsAt",
  coalesce(p.first_name, '') AS "mentorName"
FROM mentoring_hours h LEFT JOIN profiles p ON p.id = h.mentor_id
WHERE h.withdrawn_at IS NULL`;
/** The hours of people who are mentors now. */
const OFFERED = 'EXISTS (SELECT FROM mentors m WHERE m.user_id = h.mentor_id AND m.ended_at IS NULL)';
const FREE = 'NOT EXISTS (SELECT FROM mentoring_sessions s WHERE s.hour_id = h.id AND s.cancelled_at IS NULL)';
/** Held until the unit of work ends, so that it is not withdrawn while it is booked. */
const LOCK_HOUR = command({
  text: `${HOURS} AND ${OFFERED} AND h.id = $1 FOR UPDATE OF h`,
  params: [uuid],
  row: hour,
});
const FREE_HOURS = query({
  text: `${HOURS} AND ${OFFERED} AND ${FREE} AND h.starts_at >= $1 AND h.mentor_id <> $2 ORDER BY h.starts_at, h.id LIMIT 200`,
  params: [timestamptz, uuid],
  row: hour,
});
const OWN_HOURS = query({
  text: `${HOURS} AND h.mentor_id = $1 AND h.starts_at >= $2 ORDER BY h.starts_at LIMIT 500`,
  params: [uuid, timestamptz],
  row: hour,
});
const OWN_FREE_HOURS = query({
  text: `${HOURS} AND ${FREE} AND h.mentor_id = $1 AND h.starts_at >= $2 ORDER BY h.starts_at LIMIT 500`,
  params: [uuid, timestamptz],
  row: hour,
});

const session = {
  id: uuid,
  hourId: uuid,
  userId: nullable(uuid),
  mentorId: uuid,
  startsAt: timestamptz,
  endsAt: timestamptz,
  month: text,
  place: int4,
  topic: text,
  notes: text,
  room: text,
  version: int4,
  bookedAt: timestamptz,
  cancelledAt: nullable(timestamptz),
  learnerName: text,
  mentorName: text,
};
const SESSIONS = `SELECT s.id, s.hour_id AS "hourId", s.user_id AS "userId", h.mentor_id AS "mentorId",
  h.starts_at AS "startsAt", h.ends_at AS "endsAt", s.month, s.place, s.topic, s.notes, s.room, s.version,
  s.booked_at AS "bookedAt", s.cancelled_at AS "cancelledAt", coalesce(l.first_name, '') AS "learnerName",
  coalesce(p.first_name, '') AS "mentorName"
FROM mentoring_sessions s JOIN mentoring_hours h ON h.id = s.hour_id
LEFT JOIN profiles l ON l.id = s.user_id LEFT JOIN profiles p ON p.id = h.mentor_id`;
const LOCK_SESSION = command({ text: `${SESSIONS} WHERE s.id = $1 FOR UPDATE OF s`, params: [uuid], row: session });
const OF_LEARNER = query({
  text: `${SESSIONS} WHERE s.user_id = $1 ORDER BY h.starts_at DESC LIMIT 100`,
  params: [uuid],
  row: session,
});
const OF_MENTOR = query({
  text: `${SESSIONS} WHERE h.mentor_id = $1 AND s.user_id IS NOT NULL ORDER BY h.starts_at DESC LIMIT 200`,
  params: [uuid],
  row: session,
});
const PLACES = query({
  text: 'SELECT place FROM mentoring_sessions WHERE user_id = $1 AND month = $2 AND id <> $3 AND cancelled_at IS NULL',
  params: [uuid, text, uuid],
  row: { place: int4 },
});
/** Nothing if another booking was faster. */
const BOOK = command({
  text: `INSERT INTO mentoring_sessions (id, hour_id, user_id, month, place, topic, room, booked_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (hour_id) WHERE cancelled_at IS NULL DO NOTHING RETURNING id`,
  params: [uuid, uuid, uuid, text, int4, text, text, timestamptz],
  row: { id: uuid },
});
const IS_BOOKED = query({
  text: 'SELECT id FROM mentoring_sessions WHERE hour_id = $1 AND cancelled_at IS NULL',
  params: [uuid],
  row: { id: uuid },
});
const MOVE = command({
  text: `UPDATE mentoring_sessions SET hour_id = $2, month = $3, place = $4, version = version + 1,
  told_day_before = NULL, told_hour_before = NULL WHERE id = $1`,
  params: [uuid, uuid, text, int4],
});
const CANCEL = command({
  text: 'UPDATE mentoring_sessions SET cancelled_at = $2, version = version + 1 WHERE id = $1',
  params: [uuid, timestamptz],
});
const NOTES = command({
  text: 'UPDATE mentoring_sessions SET notes = $2, version = version + 1 WHERE id = $1',
  params: [uuid, text],
});
const ZONES = query({
  text: 'SELECT user_id AS id, time_zone AS zone FROM user_progress WHERE user_id = ANY ($1)',
  params: [array(uuid)],
  row: { id: uuid, zone: text },
});

export type MentoringHour = RowOfStatement<typeof FREE_HOURS>;
export type MentoringSession = RowOfStatement<typeof OF_LEARNER>;
/** The place of a session. */
export interface SessionPlace {
  readonly hourId: string;
  readonly month: string;
  readonly place: number;
}

/** Hours that mentors offer, and their bookings. */
@Injectable()
export class MentoringRepository {
  async publish(unit: LearningUnit, mentorId: string, startsAt: Date, endsAt: Date): Promise<void> {
    await unit.rows(PUBLISH, [unit.newId(), mentorId, startsAt, endsAt]);
  }

  async withdraw(unit: LearningUnit, id: string): Promise<boolean> {
    return (await unit.rows(WITHDRAW, [id, unit.now])).length > 0;
  }

  /** An offered hour of a present mentor. */
  async lockHour(unit: LearningUnit, id: string): Promise<MentoringHour | null> {
    return (await unit.rows(LOCK_HOUR, [id]))[0] ?? null;
  }

  freeHours(reads: LearningReads, from: Date, notOf: string): Promise<MentoringHour[]> {
    return reads.rows(FREE_HOURS, [from, notOf]);
  }

  hoursOf(reads: LearningReads | LearningUnit, mentorId: string, from: Date): Promise<MentoringHour[]> {
    return reads.rows(OWN_HOURS, [mentorId, from]);
  }

  freeHoursOf(reads: LearningReads, mentorId: string, from: Date): Promise<MentoringHour[]> {
    return reads.rows(OWN_FREE_HOURS, [mentorId, from]);
  }

  async isBooked(reads: LearningReads | LearningUnit, hourId: string): Promise<boolean> {
    return (await reads.rows(IS_BOOKED, [hourId])).length > 0;
  }

  async lockSession(unit: LearningUnit, id: string): Promise<MentoringSession | null> {
    return (await unit.rows(LOCK_SESSION, [id]))[0] ?? null;
  }

  ofLearner(reads: LearningReads | LearningUnit, userId: string): Promise<MentoringSession[]> {
    return reads.rows(OF_LEARNER, [userId]);
  }

  ofMentor(reads: LearningReads | LearningUnit, mentorId: string): Promise<MentoringSession[]> {
    return reads.rows(OF_MENTOR, [mentorId]);
  }

  /** @param but a session that does not count: it is moved */
  async placesTaken(unit: LearningUnit, userId: string, month: string, but: string): Promise<number[]> {
    return (await unit.rows(PLACES, [userId, month, but])).map(({ place }) => place);
  }

  /** @returns false if the hour is already booked */
  async book(
    unit: LearningUnit,
    booked: SessionPlace & {
      readonly id: string;
      readonly userId: string;
      readonly topic: string;
      readonly room: string;
    },
  ): Promise<boolean> {
    const { id, hourId, userId, month, place, topic, room } = booked;
    return (await unit.rows(BOOK, [id, hourId, userId, month, place, topic, room, unit.now])).length > 0;
  }

  async move(unit: LearningUnit, id: string, { hourId, month, place }: SessionPlace): Promise<void> {
    await unit.rows(MOVE, [id, hourId, month, place]);
  }

  async cancel(unit: LearningUnit, id: string): Promise<void> {
    await unit.rows(CANCEL, [id, unit.now]);
  }

  async note(unit: LearningUnit, id: string, notes: string): Promise<void> {
    await unit.rows(NOTES, [id, notes]);
  }

  async isMentor(reads: LearningReads, userId: string): Promise<boolean> {
    return (await reads.client.mentor.count({ where: { userId, endedAt: null } })) > 0;
  }

  /** The zones of people, where known. */
  async zonesOf(reads: LearningReads | LearningUnit, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map((await reads.rows(ZONES, [userIds])).map(({ id, zone }) => [id, zone]));
  }
}
