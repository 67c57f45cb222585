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
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import type { LogRow, Neighbourhood } from './board-state.ts';
import type { Card, Change, List } from './change.ts';

/** Projects are held in the order of their ids, so that two batches never wait for each other. */
export const LOCK = command({
  text: `SELECT id, sequence::float8 AS sequence, last_number AS "lastNumber" FROM projects
WHERE id = ANY ($1) AND deleted_at IS NULL ORDER BY id FOR UPDATE`,
  params: [array(uuid)],
  row: { id: uuid, sequence: float8, lastNumber: int4 },
});

/** A card as rules know it. */
const CARD = `jsonb_build_object('id', c.id, 'number', c.number, 'list_id', c.list_id, 'position', c.position, 'title', c.title,
  'priority', c.priority, 'assignee', c.assignee, 'start_on', c.start_on, 'due_on', c.due_on, 'progress', c.progress,
  'blocked_reason', c.blocked_reason)`;
const LIST = `jsonb_build_object('id', l.id, 'name', l.name, 'description', l.description, 'color', l.color, 'status', l.status,
  'position', l.position, 'wip_limit', l.wip_limit)`;
const LOG = `jsonb_build_object('sequence', g.sequence, 'at', g.at, 'by', g.actor, 'kind', g.kind, 'commandId', g.command_id,
  'changes', g.changes)`;

export interface Loaded {
  readonly list?: List;
  readonly count?: number | null;
  readonly card?: Card;
  readonly neighbourhood?: Neighbourhood;
  readonly taken?: string;
  readonly row?: LogRow;
  readonly asked?: string;
}

/** What batches of commands need to know of their projects, once these are held. */
export const LOAD = command({
  text: `
SELECT l.project_id AS "projectId", jsonb_build_object('list', ${LIST}, 'count', CASE WHEN l.wip_limit IS NOT NULL
  THEN (SELECT count(*) FROM cards c WHERE c.list_id = l.id AND c.position IS NOT NULL) END) AS loaded
FROM lists l WHERE l.project_id = ANY ($1)
UNION ALL
SELECT c.project_id, jsonb_build_object('card', ${CARD}) FROM cards c WHERE c.id = ANY ($2) AND c.project_id = ANY ($1)
UNION ALL
SELECT c.project_id, jsonb_build_object('card', ${CARD}) FROM cards c
WHERE c.list_id = ANY ($3) AND c.position IS NOT NULL AND c.project_id = ANY ($1)
UNION ALL
SELECT l.project_id, jsonb_build_object('neighbourhood', jsonb_build_object('listId', p.list_id,
  'before', p.before, 'beforeAt', b.position, 'behindBefore', (SELECT min(c.position) FROM cards c WHERE c.list_id = p.list_id AND c.position > b.position),
  'after', p.after, 'afterAt', a.position, 'aheadOfAfter', (SELECT max(c.position) FROM cards c WHERE c.list_id = p.list_id AND c.position < a.position),
  'last', (SELECT max(c.position) FROM cards c WHERE c.list_id = p.list_id)))
FROM unnest($4::uuid[], $5::uuid[], $6::uuid[]) AS p (list_id, before, after)
JOIN lists l ON l.id = p.list_id AND l.project_id = ANY ($1)
LEFT JOIN cards b ON b.id = p.before AND b.list_id = p.list_id
LEFT JOIN cards a ON a.id = p.after AND a.list_id = p.list_id
UNION ALL
SELECT l.project_id, jsonb_build_object('neighbourhood', jsonb_build_object('listId', p.list_id, 'before', NULL,
  'beforeAt', (SELECT c.position FROM cards c WHERE c.list_id = p.list_id AND c.position = p.position COLLATE "C"),
  'behindBefore', (SELECT min(c.position) FROM cards c WHERE c.list_id = p.list_id AND c.position > p.position COLLATE "C"),
  'after', NULL, 'afterAt', NULL, 'aheadOfAfter', NULL, 'last', NULL))
FROM unnest($7::uuid[], $8::text[]) AS p (list_id, position)
JOIN lists l ON l.id = p.list_id AND l.project_id = ANY ($1)
UNION ALL
SELECT l.project_id, jsonb_build_object('neighbourhood', jsonb_build_object('listId', l.id, 'before', NULL, 'beforeAt', NULL,
  'behindBefore', NULL, 'after', NULL, 'afterAt', NULL, 'aheadOfAfter', NULL,
  'last', (SELECT max(c.position) FROM cards c WHERE c.list_id = l.id)))
FROM lists l WHERE l.project_id = ANY ($9)
UNION ALL
SELECT NULL, jsonb_build_object('taken', n.id) FROM (SELECT id FROM cards WHERE id = ANY ($10) UNION ALL SELECT id FROM lists WHERE id = ANY ($10)) n
UNION ALL
SELECT g.project_id, jsonb_build_object('row', ${LOG}, 'asked', encode(g.asked, 'hex'))
FROM unnest($11::uuid[], $12::uuid[]) AS k (project_id, command_id)
JOIN project_changes g ON g.project_id = k.project_id AND g.command_id = k.command_id`,
  params: [
    array(uuid),
    array(uuid),
    array(uuid),
    array(uuid),
    array(nullable(uuid)),
    array(nullable(uuid)),
    array(uuid),
    array(text),
    array(uuid),
    array(uuid),
    array(uuid),
    array(uuid),
  ],
  row: { projectId: nullable(uuid), loaded: jsonb<Loaded>() },
});

const CARD_COLUMNS = 'number, list_id, position, title, priority, assignee, start_on, due_on, progress, blocked_reason';
const CARD_RECORD = `id uuid, project_id uuid, number integer, list_id uuid, position text, title text, priority text, assignee uuid,
  start_on date, due_on date, progress smallint, blocked_reason text`;
const LIST_COLUMNS = 'name, description, color, status, position, wip_limit';
const LIST_RECORD =
  'id uuid, project_id uuid, name text, description text, color text, status text, position text, wip_limit integer';
const assigned = (columns: string): string =>
  columns
    .split(', ')
    .map((column) => `${column} = r.${column}`)
    .join(', ');
const prefixed = (columns: string): string =>
  columns
    .split(', ')
    .map((column) => `r.${column}`)
    .join(', ');

/**
 * Saves what a batch of commands came to, in one statement: new and changed cards and lists, rows of the logs, and the
 * counters of the projects. A row of another project is never touched: an update finds none, an insert fails.
 */
export const SAVE = command({
  text: `
WITH new_lists AS (
  INSERT INTO lists (id, project_id, ${LIST_COLUMNS}, created_by, created_at)
  SELECT r.id, r.project_id, ${prefixed(LIST_COLUMNS)}, r.created_by, $7
  FROM jsonb_to_recordset($1) AS r (${LIST_RECORD}, created_by uuid)
), changed_lists AS (
  UPDATE lists l SET ${assigned(LIST_COLUMNS)}, deleted_at = CASE WHEN r.position IS NULL THEN coalesce(l.deleted_at, $7) END
  FROM jsonb_to_recordset($2) AS r (${LIST_RECORD}) WHERE l.id = r.id AND l.project_id = r.project_id
), new_cards AS (
  INSERT INTO cards (id, project_id, ${CARD_COLUMNS}, created_by, created_at, updated_at)
  SELECT r.id, r.project_id, ${prefixed(CARD_COLUMNS)}, r.created_by, $7, $7
  FROM jsonb_to_recordset($3) AS r (${CARD_RECORD}, created_by uuid)
), changed_cards AS (
  UPDATE cards c SET ${assigned(CARD_COLUMNS)}, updated_at = $7,
    deleted_at = CASE WHEN r.position IS NULL THEN coalesce(c.deleted_at, $7) END
  FROM jsonb_to_recordset($4) AS r (${CARD_RECORD}) WHERE c.id = r.id AND c.project_id = r.project_id
), log AS (
  INSERT INTO project_changes (project_id, sequence, at, actor, kind, command_id, asked, changes, undoes)
  SELECT r.project_id, r.sequence, $7, r.actor, r.kind, r.command_id, decode(r.asked, 'hex'), r.changes, r.undoes
  FROM jsonb_to_recordset($5) AS r (project_id uuid, sequence bigint, actor uuid, kind text, command_id uuid, asked text, changes jsonb, undoes bigint)
)
UPDATE projects p SET sequence = r.sequence, last_number = r.last_number
FROM jsonb_to_recordset($6) AS r (id uuid, sequence bigint, last_number integer) WHERE p.id = r.id`,
  params: [jsonb<never>(), jsonb<never>(), jsonb<never>(), jsonb<never>(), jsonb<never>(), jsonb<never>(), timestamptz],
});

/**
 * The caller's commands of a project that may be taken back or done again, newest first. What takes back or does again names
 * the row that it is about: an odd number of such rows means that it is taken back.
 */
export const OWN_COMMANDS = query({
  text: `SELECT g.sequence::float8 AS sequence, g.changes,
  (SELECT count(*)::integer FROM project_changes u WHERE u.project_id = $1 AND u.undoes = g.sequence) AS turns
FROM project_changes g WHERE g.project_id = $1 AND g.actor = $2 AND g.undoes IS NULL ORDER BY g.sequence DESC LIMIT 100`,
  params: [uuid, uuid],
  row: { sequence: float8, changes: jsonb<readonly Change[]>(), turns: int4 },
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
