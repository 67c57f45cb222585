import { bool, command, float8, query, int4, nullable, text, timestamptz, uuid } from '@nivel/messaging/statement';
import { EFFECTIVE_ROLE, PROJECT_PEOPLE } from '../project-access/project-roles.sql.ts';

/**
 * The id of a thing in the copy (`$1`), computed from its id in the original, so that links between cards need no table of
 * pairs. A UUID of version 8, made from a hash.
 */
const copied = (id: string): string =>
  `overlay(overlay(md5($1::uuid::text || ${id}::text) placing '8' from 13) placing 'a' from 17)::uuid`;
const copiedAll = (ids: string, where: string): string =>
  `(SELECT array_agg(${copied('x.id')} ORDER BY x.n) FROM unnest(${ids}) WITH ORDINALITY AS x (id, n) WHERE ${where})`;

/** The people who see the copy: others have no cards in it. */
const THERE = `there AS (SELECT user_id FROM (SELECT u.user_id, ${EFFECTIVE_ROLE} AS role ${PROJECT_PEOPLE.replace(
  'AND p.copying_since IS NULL',
  '',
)}) AS people)`;

/** The few other rows; budgets are copied only if the person who requested the copy could see them (`$5`). */
const FRAME = `new_lists AS (INSERT INTO lists (id, project_id, name, description, color, status, position, wip_limit, created_by, created_at)
  SELECT ${copied('l.id')}, $1, l.name, l.description, l.color, l.status, l.position, l.wip_limit, $3, $4
  FROM lists l WHERE l.project_id = $2 AND l.position IS NOT NULL),
new_labels AS (INSERT INTO labels (id, project_id, name, color)
  SELECT ${copied('b.id')}, $1, b.name, b.color FROM labels b WHERE b.project_id = $2),
new_fields AS (INSERT INTO card_fields (id, project_id, name, kind, currency, choices, position)
  SELECT ${copied('f.id')}, $1, f.name, f.kind, f.currency, f.choices, f.position FROM card_fields f WHERE f.project_id = $2),
new_templates AS (INSERT INTO card_templates (id, project_id, name, description, icon, priority, status, estimated_days, created_at)
  SELECT ${copied('e.id')}, $1, e.name, e.description, e.icon, e.priority, e.status, e.estimated_days, $4
  FROM card_templates e WHERE e.project_id = $2),
new_settings AS (INSERT INTO project_settings SELECT s.* FROM project_settings o, LATERAL jsonb_populate_record(o, jsonb_build_object(
    'project_id', $1::uuid, 'project_manager_id', NULL, 'budget_allocated', CASE WHEN $5 THEN o.budget_allocated END,
    'budget_spent', CASE WHEN $5 THEN o.budget_spent END)) s WHERE o.project_id = $2)`;

/** A card's (`c`) values in existing fields; only people who see the copy. */
const COPIED_VALUES = `(SELECT jsonb_object_agg(${copied('f.id')}, v.value) FROM card_fields f, LATERAL (SELECT c.fields -> f.id::text) AS v (value)
  WHERE c.fields IS NOT NULL AND f.project_id = $2 AND v.value IS NOT NULL
  AND (f.kind <> 'person' OR v.value #>> '{}' IN (SELECT user_id::text FROM there)))`;

/** A card's (`c`) link terms for existing cards. */
const COPIED_TERMS = `(SELECT jsonb_object_agg(${copied('d.id')}, t.value) FROM jsonb_each(c.link_terms) AS t (id, value)
  JOIN cards d ON d.id = t.id::uuid AND d.position IS NOT NULL)`;

/** Cards on the board of the original (`$2`) that are chosen, and their texts; files they have in common with it. */
const cardsWhere = (
  where: string,
): string => `new_cards AS (INSERT INTO cards (id, project_id, number, list_id, position, title, priority, assignee, start_on, due_on, progress,
    blocked_reason, labels, tags, depends_on, checklist, estimated_hours, actual_hours, description_version, notes_version, cover, fields, link_terms, is_automatic,
    created_by, created_at, updated_at)
  SELECT ${copied('c.id')}, $1, c.number, ${copied('c.list_id')}, c.position, c.title, c.priority,
    CASE WHEN c.assignee IN (SELECT user_id FROM there) THEN c.assignee END, c.start_on, c.due_on, c.progress, c.blocked_reason,
    ${copiedAll('c.labels', 'EXISTS (SELECT 1 FROM labels b WHERE b.id = x.id)')}, c.tags,
    ${copiedAll('c.depends_on', 'EXISTS (SELECT 1 FROM cards d WHERE d.id = x.id AND d.position IS NOT NULL)')}, c.checklist,
    c.estimated_hours, c.actual_hours, CASE WHEN c.description_version > 0 THEN 1 END, CASE WHEN c.notes_version > 0 THEN 1 END, ${copied('c.cover')}, ${COPIED_VALUES},
    ${COPIED_TERMS}, c.is_automatic, $3, $4, $4
  FROM cards c WHERE c.project_id = $2 AND c.position IS NOT NULL ${where} RETURNING number),
new_texts AS (INSERT INTO card_texts (card_id, field, project_id, text)
  SELECT ${copied('t.card_id')}, t.field, $1, t.text
  FROM card_texts t JOIN cards c ON c.id = t.card_id AND c.position IS NOT NULL WHERE t.project_id = $2 ${where}),
new_attachments AS (INSERT INTO attachments (id, project_id, card_id, file_id, name, added_by, added_at)
  SELECT ${copied('a.id')}, $1, ${copied('a.card_id')}, a.file_id, a.name, $3, a.added_at
  FROM attachments a JOIN cards c ON c.id = a.card_id AND c.position IS NOT NULL JOIN files f ON f.id = a.file_id AND f.state = 'ready'
  WHERE a.project_id = $2 AND a.comment_id IS NULL AND a.deleted_at IS NULL ${where})`;

const firstRow = (
  by: string,
  at: string,
): string => `first_row AS (INSERT INTO project_changes (project_id, sequence, at, actor, kind,
    command_id, asked, changes, is_undoable)
  VALUES ($1, 1, ${at}, ${by}, 'duplicate-project', $1, '', '[]', false))`;

/** Everything of the original (`$2`) in one moment of it. */
export const COPY = command({
  text: `WITH ${THERE}, ${FRAME}, ${cardsWhere('')}, ${firstRow('$3', '$4')}
UPDATE projects p SET copying_since = NULL, sequence = 1, last_number = coalesce((SELECT max(number) FROM new_cards), 0)
WHERE p.id = $1 RETURNING (SELECT count(*)::integer FROM new_cards) AS cards`,
  params: [uuid, uuid, uuid, timestamptz, bool],
  row: { cards: int4 },
});

/** Cards that are copied at once; an original with more is copied in parts. */
export const MOST_CARDS_AT_ONCE = 500;

/** Everything but the cards, and the position in the log of the original. */
export const BEGIN_PARTS = command({
  text: `WITH ${FRAME}
UPDATE projects p SET copy_sequence = o.sequence, copied_cards = 0,
  cards_to_copy = (SELECT count(*) FROM cards c WHERE c.project_id = $2 AND c.position IS NOT NULL)
FROM projects o WHERE o.id = $2 AND p.id = $1 RETURNING p.copied_cards AS done, p.cards_to_copy AS total`,
  params: [uuid, uuid, uuid, timestamptz, bool],
  row: { done: int4, total: int4 },
});
/** The next cards by their numbers, which never change. */
export const COPY_PART = command({
  text: `WITH ${THERE}, chosen AS (SELECT c.id FROM cards c WHERE c.project_id = $2 AND c.position IS NOT NULL
  AND c.number > (SELECT coalesce(max(number), 0) FROM cards WHERE project_id = $1) ORDER BY c.number LIMIT ${MOST_CARDS_AT_ONCE}),
${cardsWhere('AND c.id IN (SELECT id FROM chosen)')}
UPDATE projects SET copied_cards = copied_cards + (SELECT count(*) FROM new_cards)
WHERE id = $1 RETURNING copied_cards AS done, cards_to_copy AS total`,
  params: [uuid, uuid, uuid, timestamptz],
  row: { done: int4, total: int4 },
});
export const END_PARTS = command({
  text: `WITH ${firstRow('$2', '$3')}
UPDATE projects SET copying_since = NULL, sequence = 1, last_number = coalesce((SELECT max(number) FROM cards WHERE project_id = $1), 0)
WHERE id = $1`,
  params: [uuid, uuid, timestamptz],
});
/** The rows copied in parts are removed. */
export const CLEAR = command({
  text: `WITH texts AS (DELETE FROM card_texts WHERE project_id = $1), gone AS (DELETE FROM cards WHERE project_id = $1),
unattached AS (DELETE FROM attachments WHERE project_id = $1),
unlabelled AS (DELETE FROM labels WHERE project_id = $1), unfielded AS (DELETE FROM card_fields WHERE project_id = $1), untemplated AS (DELETE FROM card_templates WHERE project_id = $1),
unset AS (DELETE FROM project_settings WHERE project_id = $1) DELETE FROM lists WHERE project_id = $1`,
  params: [uuid],
});

/** A copy that is being made, held; nothing else makes it meanwhile. */
export const HOLD = command({
  text: `SELECT p.id, p.copied_from AS "copiedFrom", p.created_by AS "createdBy", p.copy_sequence::float8 AS "copySequence",
  (SELECT o.sequence::float8 FROM projects o WHERE o.id = p.copied_from) AS "originalSequence",
  (SELECT count(*)::integer FROM cards c WHERE c.project_id = p.copied_from AND c.position IS NOT NULL) AS cards
FROM projects p WHERE p.id = $1 AND p.copying_since IS NOT NULL FOR UPDATE OF p`,
  params: [uuid],
  row: {
    id: uuid,
    copiedFrom: uuid,
    createdBy: uuid,
    copySequence: nullable(float8),
    originalSequence: nullable(float8),
    cards: int4,
  },
});
/** Copies that were begun before a moment and never ended, as many as are taken care of at once. */
export const STUCK = command({
  text: `SELECT id, copied_from AS "copiedFrom", created_by AS "createdBy" FROM projects
WHERE copying_since < $1 AND copied_from IS NOT NULL ORDER BY copying_since LIMIT 20 FOR UPDATE SKIP LOCKED`,
  params: [timestamptz],
  row: { id: uuid, copiedFrom: uuid, createdBy: uuid },
});
/** Once it is cleared, the project and its maker's membership are all there is. */
export const REMOVE = command({
  text: `WITH team AS (DELETE FROM project_members WHERE project_id = $1) DELETE FROM projects WHERE id = $1`,
  params: [uuid],
});
export const MINE = query({
  text: `SELECT id, name, color, organization_id AS "organizationId", copied_from AS "copiedFrom", copying_since AS "copyingSince",
  coalesce(copied_cards, 0) AS done, coalesce(cards_to_copy, (SELECT count(*)::integer FROM cards c
    WHERE c.project_id = copied_from AND c.position IS NOT NULL)) AS total
FROM projects WHERE created_by = $1 AND copying_since IS NOT NULL AND copied_from IS NOT NULL ORDER BY copying_since, id`,
  params: [uuid],
  row: {
    id: uuid,
    name: text,
    color: text,
    organizationId: nullable(uuid),
    copiedFrom: uuid,
    copyingSince: timestamptz,
    done: int4,
    total: int4,
  },
});
