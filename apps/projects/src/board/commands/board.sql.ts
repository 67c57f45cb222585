import type { ProjectCalendar } from '@nivel/contracts/projects/calendar-shape';
import type { projectStatuses, projectVisibilities } from '@nivel/contracts/projects/values/board-values';
import {
  array,
  bool,
  command,
  float8,
  int4,
  int8,
  jsonb,
  nullable,
  query,
  text,
  textOf,
  uuid,
} from '@nivel/messaging/statement';
import type { Change } from '../state/change.ts';

/**
 * Locks projects in the order of their ids, so that two batches never deadlock. Only the locked rows are current: rows read
 * from other tables here are as old as the start of the wait.
 */
export const LOCK = command({
  text: `SELECT id, sequence::float8 AS sequence, last_number AS "lastNumber", name, description, color, status, visibility, key, calendar
FROM projects WHERE id = ANY ($1) AND deleted_at IS NULL ORDER BY id FOR UPDATE`,
  params: [array(uuid)],
  row: {
    id: uuid,
    sequence: float8,
    lastNumber: int4,
    name: text,
    description: text,
    color: text,
    status: textOf<(typeof projectStatuses)[number]>(),
    visibility: textOf<(typeof projectVisibilities)[number]>(),
    key: text,
    calendar: nullable(jsonb<ProjectCalendar>()),
  },
});

/**
 * The caller's commands of a project that may be undone or redone, newest first. An undo or redo names the row that it reverts:
 * an odd number of such rows means that the command is undone.
 */
export const OWN_COMMANDS = query({
  text: `SELECT g.sequence::float8 AS sequence, g.command_id AS "commandId", g.kind,
  (SELECT count(*)::integer FROM project_changes u WHERE u.project_id = $1 AND u.undoes = g.sequence) AS turns
FROM project_changes g WHERE g.project_id = $1 AND g.actor = $2 AND g.undoes IS NULL AND g.is_undoable ORDER BY g.sequence DESC LIMIT 100`,
  params: [uuid, uuid],
  row: { sequence: float8, commandId: uuid, kind: text, turns: int4 },
});

/** The changes in a row of the log. */
export const CHANGES_OF = query({
  text: 'SELECT changes FROM project_changes WHERE project_id = $1 AND sequence = $2',
  params: [uuid, int8],
  row: { changes: jsonb<readonly Change[]>() },
});

/** Cards of a list around a position, those at and before it on its left. */
export const AROUND = query({
  text: `(SELECT id, position, true AS "isLeft" FROM cards WHERE list_id = $1 AND position <= coalesce($2, '') COLLATE "C" ORDER BY position DESC LIMIT $3)
UNION ALL
(SELECT id, position, false FROM cards WHERE list_id = $1 AND position > coalesce($2, '') COLLATE "C" ORDER BY position LIMIT $3)
ORDER BY position`,
  params: [uuid, nullable(text), int8],
  row: { id: uuid, position: text, isLeft: bool },
});

/** The fields among some that contain people. */
export const FIELDS_OF_PEOPLE = query({
  text: `SELECT id FROM card_fields WHERE project_id = $1 AND id = ANY ($2) AND kind = 'person'`,
  params: [uuid, array(uuid)],
  row: { id: uuid },
});
