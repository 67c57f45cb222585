import type { ChecklistItem } from '@nivel/contracts/projects/board-shape';
import type { priorities } from '@nivel/contracts/projects/values/board-values';
import type { ProjectCalendar } from '@nivel/contracts/projects/calendar-shape';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import type { FieldValue } from '@nivel/contracts/projects/field-values';
import type { TransferFrame } from '@nivel/contracts/projects/transfers/transfer-shape';
import {
  array,
  bool,
  float8,
  int4,
  jsonb,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';

/** Things of a page at most, and the bytes of their rows: messages between services hold a megabyte. */
export const MOST_ON_PAGE = 500;
const MOST_BYTES = 400_000;

const all = (columns: string, from: string, order: string): string =>
  `(SELECT coalesce(jsonb_agg(jsonb_build_object(${columns}) ORDER BY ${order}), '[]') FROM ${from})`;

/** A project beside its cards; views are those that all who may read it have. */
export const FRAME = query({
  text: `SELECT p.name, p.description, p.color, p.calendar,
  ${all(`'id', l.id, 'name', l.name, 'description', l.description, 'color', l.color, 'status', l.status, 'wip_limit', l.wip_limit`, 'lists l WHERE l.project_id = $1 AND l.position IS NOT NULL', 'l.position')} AS lists,
  ${all(`'id', b.id, 'name', b.name, 'color', b.color`, 'labels b WHERE b.project_id = $1', 'b.name, b.id')} AS labels,
  ${all(`'id', f.id, 'name', f.name, 'kind', f.kind, 'currency', f.currency, 'choices', f.choices`, 'card_fields f WHERE f.project_id = $1', 'f.position')} AS fields,
  ${all(`'id', e.id, 'name', e.name, 'description', e.description, 'icon', e.icon, 'priority', e.priority, 'status', e.status, 'estimated_days', e.estimated_days`, 'card_templates e WHERE e.project_id = $1', 'e.name, e.id')} AS templates,
  ${all(`'id', v.id, 'name', v.name, 'choices', v.choices, 'is_default', v.is_default`, 'saved_views v WHERE v.project_id = $1 AND v.is_shared', 'v.name, v.id')} AS views
FROM projects p WHERE p.id = $1`,
  params: [uuid],
  row: {
    name: text,
    description: text,
    color: text,
    calendar: nullable(jsonb<ProjectCalendar>()),
    lists: jsonb<TransferFrame['lists']>(),
    labels: jsonb<TransferFrame['labels']>(),
    fields: jsonb<Omit<FieldRow, 'position'>[]>(),
    templates: jsonb<TransferFrame['templates']>(),
    views: jsonb<TransferFrame['views']>(),
  },
});

const TEXT = (field: string): string =>
  `coalesce((SELECT t.text FROM card_texts t WHERE t.card_id = c.id AND t.field = '${field}'), '')`;

/** Cards on the board after a number, with their texts and the names of their files; at least one. */
export const CARDS = query({
  text: `SELECT q.id, q.number, q."listId", q.position, q.title, q.description, q.notes, q.priority, q.assignee, q."startOn", q."dueOn", q."isAutomatic",
  q.progress, q."blockedReason", q.labels, q.tags, q."dependsOn", q."linkTerms", q.checklist, q."estimatedHours", q."actualHours", q.fields, q.files
FROM (SELECT r.*, sum(octet_length(r.title) + octet_length(r.description) + octet_length(r.notes) + 1000
    + octet_length(coalesce(r.checklist::text, '')) + octet_length(coalesce(r.fields::text, '')))
    OVER (ORDER BY r.number) AS bytes, row_number() OVER (ORDER BY r.number) AS nth
  FROM (SELECT c.id, c.number, c.list_id AS "listId", c.position, c.title, ${TEXT('description')} AS description, ${TEXT('notes')} AS notes,
    c.priority, c.assignee, to_char(c.start_on, 'YYYY-MM-DD') AS "startOn", to_char(c.due_on, 'YYYY-MM-DD') AS "dueOn",
    coalesce(c.is_automatic, false) AS "isAutomatic", c.progress::integer AS progress, c.blocked_reason AS "blockedReason",
    ARRAY(SELECT b.id FROM labels b WHERE b.id = ANY (c.labels) ORDER BY b.id) AS labels, coalesce(c.tags, '{}') AS tags,
    ARRAY(SELECT d.id FROM cards d WHERE d.id = ANY (c.depends_on) AND d.position IS NOT NULL ORDER BY d.id) AS "dependsOn",
    coalesce(c.link_terms, '{}') AS "linkTerms", coalesce(c.checklist, '[]') AS checklist, c.estimated_hours::float8 AS "estimatedHours",
    c.actual_hours::float8 AS "actualHours", coalesce(c.fields, '{}') AS fields,
    ARRAY(SELECT a.name FROM attachments a JOIN files f ON f.id = a.file_id AND f.state = 'ready'
      WHERE a.card_id = c.id AND a.comment_id IS NULL AND a.deleted_at IS NULL ORDER BY a.added_at, a.id) AS files
  FROM cards c WHERE c.project_id = $1 AND c.number > $2 AND c.position IS NOT NULL ORDER BY c.number LIMIT ${MOST_ON_PAGE}) r) q
WHERE q.bytes < ${MOST_BYTES} OR q.nth = 1 ORDER BY q.number`,
  params: [uuid, int4],
  row: {
    id: uuid,
    number: int4,
    listId: uuid,
    position: text,
    title: text,
    description: text,
    notes: text,
    priority: textOf<(typeof priorities)[number]>(),
    assignee: nullable(uuid),
    startOn: nullable(text),
    dueOn: nullable(text),
    isAutomatic: bool,
    progress: int4,
    blockedReason: nullable(text),
    labels: array(uuid),
    tags: array(text),
    dependsOn: array(uuid),
    linkTerms: jsonb<Record<string, string>>(),
    checklist: jsonb<readonly ChecklistItem[]>(),
    estimatedHours: nullable(float8),
    actualHours: nullable(float8),
    fields: jsonb<Record<string, FieldValue>>(),
    files: array(text),
  },
});

/**
 * Comments of cards on the board after one of them (`$2`; null: from the first), in the order in which they were written; at least one.
 * Those that an import brought are from before its end; until then nobody writes in its project.
 */
export const COMMENTS = query({
  text: `SELECT q.id, q."cardId", q."parentId", q.by, q."createdAt", q."isTeamOnly", q."isImported", q.text
FROM (SELECT r.*, sum(octet_length(r.text) + 300) OVER (ORDER BY r."createdAt", r.id) AS bytes,
    row_number() OVER (ORDER BY r."createdAt", r.id) AS nth
  FROM (SELECT k.id, k.card_id AS "cardId", k.parent_id AS "parentId", coalesce(u.full_name, '') AS by, k.created_at AS "createdAt",
    k.is_team_only AS "isTeamOnly", k.text,
    EXISTS (SELECT 1 FROM project_imports i WHERE i.project_id = $1 AND k.created_at <= i.ended_at) AS "isImported"
  FROM comments k JOIN cards c ON c.id = k.card_id AND c.position IS NOT NULL LEFT JOIN accounts u ON u.user_id = k.author_id
  WHERE k.project_id = $1 AND k.deleted_at IS NULL AND k.text <> ''
    AND ($2::uuid IS NULL OR (k.created_at, k.id) > (SELECT o.created_at, o.id FROM comments o WHERE o.id = $2 AND o.project_id = $1))
  ORDER BY k.created_at, k.id LIMIT ${MOST_ON_PAGE}) r) q
WHERE q.bytes < ${MOST_BYTES} OR q.nth = 1 ORDER BY q."createdAt", q.id`,
  params: [uuid, nullable(uuid)],
  row: {
    id: uuid,
    cardId: uuid,
    parentId: nullable(uuid),
    by: text,
    createdAt: timestamptz,
    isTeamOnly: bool,
    isImported: bool,
    text,
  },
});

/** The names of some people. */
export const PEOPLE = query({
  text: 'SELECT user_id AS id, full_name AS name FROM accounts WHERE user_id = ANY ($1) ORDER BY user_id',
  params: [array(uuid)],
  row: { id: uuid, name: text },
});
