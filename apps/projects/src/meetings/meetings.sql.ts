import { array, bool, command, date, int4, int8, query, text, timestamptz, uuid } from '@nivel/messaging/statement';

const COLUMNS = `m.id, m.project_id AS "projectId", m.organizer_id AS "organizerId", m.title, m.day::text AS day, m.time,
  m.time_zone AS "timeZone", m.minutes, m.place, m.people, m.starts_at AS "startsAt", m.version,
  m.cancelled_at IS NOT NULL AS "isCancelled"`;

const row = {
  ...{ id: uuid, projectId: uuid, organizerId: uuid, title: text, day: text, time: text, timeZone: text },
  ...{ minutes: int4, place: text, people: array(uuid), startsAt: timestamptz, version: int4, isCancelled: bool },
};

/** A meeting by its id, in every project, also a cancelled one. */
export const MEETING = query({
  text: `SELECT ${COLUMNS} FROM meetings m WHERE m.id = $1`,
  params: [uuid],
  row,
});

/**
 * Meetings of a project (`$1`) that are not over at a moment (`$2`); only one person's (`$3`) if `$4`. No meeting is longer
 * than a day.
 */
export const MEETINGS_TO_COME = query({
  text: `SELECT ${COLUMNS} FROM meetings m WHERE m.project_id = $1 AND m.cancelled_at IS NULL
  AND m.starts_at > $2::timestamptz - interval '1 day' AND m.starts_at + make_interval(mins => m.minutes) > $2
  AND (NOT $4 OR $3 = ANY (m.people)) ORDER BY m.starts_at, m.id LIMIT $5`,
  params: [uuid, timestamptz, uuid, bool, int8],
  row,
});

/** The moment of a day and a time in a zone. An hour that a change of clocks leaves out is the one after it. */
export const MEETING_MOMENT = query({
  text: `SELECT ($1::date + $2::text::time) AT TIME ZONE $3 AS at`,
  params: [date, text, text],
  row: { at: timestamptz },
});

const VALUES = [uuid, text, date, text, text, int4, text, array(uuid), timestamptz] as const;

export const ADD_MEETING = command({
  text: `INSERT INTO meetings (id, title, day, time, time_zone, minutes, place, people, starts_at, project_id, organizer_id, version, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 1, $12)`,
  params: [...VALUES, uuid, uuid, timestamptz],
});

export const CHANGE_MEETING = command({
  text: `UPDATE meetings SET title = $2, day = $3, time = $4, time_zone = $5, minutes = $6, place = $7, people = $8, starts_at = $9,
  version = version + 1 WHERE id = $1`,
  params: [...VALUES],
});

export const CANCEL_MEETING = command({
  text: 'UPDATE meetings SET cancelled_at = $2, version = version + 1 WHERE id = $1',
  params: [uuid, timestamptz],
});
