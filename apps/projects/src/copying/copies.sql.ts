import { bool, command, query, int4, nullable, text, timestamptz, uuid } from '@nivel/messaging/statement';
import { EFFECTIVE_ROLE, PROJECT_PEOPLE } from '../project-access/project-roles.sql.ts';

/**
 * The id of a thing in the copy (`$1`), from its id in the original: always the same, so that links between cards need no table
 * of pairs. A UUID of version 8, made of a hash.
 */
const copied = (id: string): string =>
  `overlay(overlay(md5($1::text || ${id}::text) placing '8' from 13) placing 'a' from 17)::uuid`;
const copiedAll = (ids: string, where: string): string =>
  `(SELECT array_agg(${copied('x.id')} ORDER BY x.n) FROM unnest(${ids}) WITH ORDINALITY AS x (id, n) WHERE ${where})`;

/**
 * Everything of the original (`$2`) in one moment of it: what is on its board, and its settings. Who cannot see the copy has no
 * cards there, and budgets go along only where whoever asked for it could see them (`$5`).
 */
export const COPY = command({
  text: `WITH there AS (SELECT user_id FROM (SELECT u.user_id, ${EFFECTIVE_ROLE} AS role ${PROJECT_PEOPLE.replace(
    'AND p.copying_since IS NULL',
    '',
  )}) AS people),
new_lists AS (INSERT INTO lists (id, project_id, name, description, color, status, position, wip_limit, created_by, created_at)
  SELECT ${copied('l.id')}, $1, l.name, l.description, l.color, l.status, l.position, l.wip_limit, $3, $4
  FROM lists l WHERE l.project_id = $2 AND l.position IS NOT NULL),
new_labels AS (INSERT INTO labels (id, project_id, name, color)
  SELECT ${copied('b.id')}, $1, b.name, b.color FROM labels b WHERE b.project_id = $2),
new_cards AS (INSERT INTO cards (id, project_id, number, list_id, position, title, priority, assignee, start_on, due_on, progress,
    blocked_reason, labels, tags, depends_on, checklist, estimated_hours, actual_hours, description_version, notes_version,
    created_by, created_at, updated_at)
  SELECT ${copied('c.id')}, $1, c.number, ${copied('c.list_id')}, c.position, c.title, c.priority,
    CASE WHEN c.assignee IN (SELECT user_id FROM there) THEN c.assignee END, c.start_on, c.due_on, c.progress, c.blocked_reason,
    ${copiedAll('c.labels', 'EXISTS (SELECT 1 FROM labels b WHERE b.id = x.id)')}, c.tags,
    ${copiedAll('c.depends_on', 'EXISTS (SELECT 1 FROM cards d WHERE d.id = x.id AND d.position IS NOT NULL)')}, c.checklist,
    c.estimated_hours, c.actual_hours, CASE WHEN c.description_version > 0 THEN 1 END, CASE WHEN c.notes_version > 0 THEN 1 END, $3, $4, $4
  FROM cards c WHERE c.project_id = $2 AND c.position IS NOT NULL RETURNING number),
new_texts AS (INSERT INTO card_texts (card_id, field, project_id, text)
  SELECT ${copied('t.card_id')}, t.field, $1, t.text
  FROM card_texts t JOIN cards c ON c.id = t.card_id AND c.position IS NOT NULL WHERE t.project_id = $2),
new_settings AS (INSERT INTO project_settings SELECT s.* FROM project_settings o, LATERAL jsonb_populate_record(o, jsonb_build_object(
    'project_id', $1::uuid, 'project_manager_id', NULL, 'budget_allocated', CASE WHEN $5 THEN o.budget_allocated END,
    'budget_spent', CASE WHEN $5 THEN o.budget_spent END)) s WHERE o.project_id = $2),
first_row AS (INSERT INTO project_changes (project_id, sequence, at, actor, kind, command_id, asked, changes, is_undoable)
  VALUES ($1, 1, $4, $3, 'duplicate-project', $1, '', '[]', false))
UPDATE projects p SET copying_since = NULL, sequence = 1, last_number = coalesce((SELECT max(number) FROM new_cards), 0)
WHERE p.id = $1 RETURNING (SELECT count(*)::integer FROM new_cards) AS cards`,
  params: [uuid, uuid, uuid, timestamptz, bool],
  row: { cards: int4 },
});

/** A copy that is being made, held; nobody else makes it meanwhile. */
export const HOLD = command({
  text: `SELECT id, copied_from AS "copiedFrom", created_by AS "createdBy" FROM projects
WHERE id = $1 AND copying_since IS NOT NULL FOR UPDATE`,
  params: [uuid],
  row: { id: uuid, copiedFrom: uuid, createdBy: uuid },
});
/** Copies that were begun before a moment and never ended, as many as are taken care of at once. */
export const STUCK = command({
  text: `SELECT id, copied_from AS "copiedFrom", created_by AS "createdBy" FROM projects
WHERE copying_since < $1 ORDER BY copying_since LIMIT 20 FOR UPDATE SKIP LOCKED`,
  params: [timestamptz],
  row: { id: uuid, copiedFrom: uuid, createdBy: uuid },
});
/** Nothing was copied yet: the project and its maker's membership are all there is. */
export const REMOVE = command({
  text: `WITH team AS (DELETE FROM project_members WHERE project_id = $1) DELETE FROM projects WHERE id = $1`,
  params: [uuid],
});
export const MINE = query({
  text: `SELECT id, name, color, organization_id AS "organizationId", copied_from AS "copiedFrom", copying_since AS "copyingSince"
FROM projects WHERE created_by = $1 AND copying_since IS NOT NULL ORDER BY copying_since, id`,
  params: [uuid],
  row: {
    id: uuid,
    name: text,
    color: text,
    organizationId: nullable(uuid),
    copiedFrom: uuid,
    copyingSince: timestamptz,
  },
});
