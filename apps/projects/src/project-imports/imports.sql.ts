import type { ChecklistItem } from '@nivel/contracts/projects/board-shape';
import type { FieldKind } from '@nivel/contracts/projects/field-values';
import type { ImportSource } from '@nivel/contracts/projects/transfers/transfer-values';
import {
  array,
  bool,
  command,
  int4,
  jsonb,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';

/** An import with its project (`p`). */
const SHOWN = `i.project_id AS id, p.name, p.organization_id AS "organizationId", p.created_by AS "createdBy", p.created_at AS "createdAt", i.source,
  i.source_key AS "sourceKey", i.file_name AS "fileName", i.choices, i.expected_cards AS "expectedCards", i.expected_items AS "expectedItems",
  i.expected_comments AS "expectedComments", i.cards, i.items, i.comments, i.batches, i.ended_at IS NOT NULL AS "isDone"`;
const FROM = 'FROM project_imports i JOIN projects p ON p.id = i.project_id';
const shown = {
  id: uuid,
  name: text,
  organizationId: nullable(uuid),
  createdBy: uuid,
  createdAt: timestamptz,
  source: textOf<ImportSource>(),
  sourceKey: text,
  fileName: text,
  choices: text,
  expectedCards: int4,
  expectedItems: int4,
  expectedComments: int4,
  cards: int4,
  items: int4,
  comments: int4,
  batches: int4,
  isDone: bool,
};

/** Locked, so that batches and the end follow one another. */
export const HOLD = command({
  text: `SELECT ${SHOWN} ${FROM} WHERE i.project_id = $1 FOR UPDATE OF p`,
  params: [uuid],
  row: shown,
});
export const OPEN = query({
  text: `SELECT ${SHOWN} ${FROM} WHERE p.created_by = $1 AND p.copying_since IS NOT NULL AND i.ended_at IS NULL ORDER BY p.created_at, p.id`,
  params: [uuid],
  row: shown,
});
/** The project that a person made of a file before, in the same place. */
export const TWIN = query({
  text: `SELECT p.id ${FROM} WHERE i.source_key = $1 AND p.created_by = $2 AND p.organization_id IS NOT DISTINCT FROM $3
AND i.ended_at IS NOT NULL AND p.deleted_at IS NULL ORDER BY p.created_at DESC LIMIT 1`,
  params: [text, uuid, nullable(uuid)],
  row: { id: uuid },
});
/** Without a batch since a moment. */
export const STALE = command({
  text: `SELECT p.id ${FROM} WHERE i.ended_at IS NULL AND i.touched_at < $1 ORDER BY i.touched_at LIMIT 20 FOR UPDATE OF p SKIP LOCKED`,
  params: [timestamptz],
  row: { id: uuid },
});
/** Of some people, those who work in an organization; its guests see only what they are invited to. */
export const COLLEAGUES = query({
  text: `SELECT m.user_id AS "userId" FROM organization_members m JOIN crico_users u ON u.user_id = m.user_id AND u.is_active
WHERE m.organization_id = $1 AND m.user_id = ANY ($2) AND m.removed_at IS NULL AND m.role <> 'guest'`,
  params: [uuid, array(uuid)],
  row: { userId: uuid },
});

/** Everything of a project (`$1`) beside its cards; views belong to the person who imports it (`$3`). */
export const FRAME = command({
  text: `WITH f AS (SELECT $2::jsonb AS frame),
new_lists AS (INSERT INTO lists (id, project_id, name, description, color, status, position, wip_limit, created_by, created_at)
  SELECT g.id, $1, g.name, g.description, g.color, g.status, g.position, g.wip_limit, $3, $4 FROM f, jsonb_to_recordset(f.frame -> 'lists')
    AS g (id uuid, name text, description text, color text, status text, position text, wip_limit integer)),
new_labels AS (INSERT INTO labels (id, project_id, name, color)
  SELECT g.id, $1, g.name, g.color FROM f, jsonb_to_recordset(f.frame -> 'labels') AS g (id uuid, name text, color text)),
new_fields AS (INSERT INTO card_fields (id, project_id, name, kind, currency, choices, position)
  SELECT g.id, $1, g.name, g.kind, g.currency, g.choices, g.position FROM f, jsonb_to_recordset(f.frame -> 'fields')
    AS g (id uuid, name text, kind text, currency text, choices jsonb, position text)),
new_templates AS (INSERT INTO card_templates (id, project_id, name, description, icon, priority, status, estimated_days, created_at)
  SELECT g.id, $1, g.name, g.description, g.icon, g.priority, g.status, g.estimated_days, $4 FROM f, jsonb_to_recordset(f.frame -> 'templates')
    AS g (id uuid, name text, description text, icon text, priority text, status text, estimated_days integer)),
new_views AS (INSERT INTO saved_views (id, project_id, owner_id, name, choices, is_shared, is_default, updated_at)
  SELECT g.id, $1, $3, g.name, g.choices, true, g.is_default, $4 FROM f, jsonb_to_recordset(f.frame -> 'views')
    AS g (id uuid, name text, choices jsonb, is_default boolean))
SELECT count(*)::integer AS frames FROM f`,
  params: [uuid, jsonb<never>(), uuid, timestamptz],
  row: { frames: int4 },
});

/**
 * Cards that are there already, whose number or position is taken, stay out. The constraint of positions is deferrable, so that
 * nothing is asked of a conflict with it: the caller holds the project.
 */
export const CARDS = command({
  text: `WITH r AS (SELECT * FROM jsonb_to_recordset($2::jsonb) AS r (nth integer, id uuid, number integer, list_id uuid, position text, title text,
    priority text, assignee uuid, start_on date, due_on date, progress smallint, blocked_reason text, labels uuid[], tags text[],
    depends_on uuid[], link_terms jsonb, checklist jsonb, estimated_hours numeric, actual_hours numeric, description text, notes text,
    fields jsonb, is_automatic boolean)),
g AS (SELECT * FROM (SELECT r.*, row_number() OVER (PARTITION BY r.id ORDER BY r.nth) AS of_id,
    row_number() OVER (PARTITION BY r.number ORDER BY r.nth) AS of_number,
    row_number() OVER (PARTITION BY r.list_id, r.position ORDER BY r.nth) AS of_place FROM r) n
  WHERE n.of_id = 1 AND n.of_number = 1 AND n.of_place = 1 AND NOT EXISTS (SELECT 1 FROM cards c WHERE c.id = n.id)
    AND NOT EXISTS (SELECT 1 FROM cards c WHERE c.project_id = $1 AND c.number = n.number)
    AND NOT EXISTS (SELECT 1 FROM cards c WHERE c.list_id = n.list_id AND c.position = n.position)),
made AS (INSERT INTO cards (id, project_id, number, list_id, position, title, priority, assignee, start_on, due_on, progress,
    blocked_reason, labels, tags, depends_on, link_terms, checklist, estimated_hours, actual_hours, description_version, notes_version,
    fields, is_automatic, created_by, created_at, updated_at)
  SELECT id, $1, number, list_id, position, title, priority, assignee, start_on, due_on, progress, blocked_reason, labels, tags,
    depends_on, link_terms, checklist, estimated_hours, actual_hours, CASE WHEN description <> '' THEN 1 END,
    CASE WHEN notes <> '' THEN 1 END, fields, is_automatic, $3, $4, $4 FROM g
  RETURNING id, coalesce(jsonb_array_length(checklist), 0) AS items),
new_texts AS (INSERT INTO card_texts (card_id, field, project_id, text)
  SELECT g.id, t.field, $1, t.text FROM g JOIN made ON made.id = g.id,
    LATERAL (VALUES ('description', g.description), ('notes', g.notes)) AS t (field, text) WHERE t.text <> '')
SELECT count(*)::integer AS cards, coalesce(sum(items), 0)::integer AS items FROM made`,
  params: [uuid, jsonb<never>(), uuid, timestamptz],
  row: { cards: int4, items: int4 },
});

export const FIELDS = query({
  text: 'SELECT id, kind, choices FROM card_fields WHERE project_id = $1',
  params: [uuid],
  row: { id: uuid, kind: textOf<FieldKind>(), choices: jsonb<readonly { readonly id: string }[]>() },
});
export const CHECKLISTS_OF = query({
  text: `SELECT id, coalesce(checklist, '[]') AS checklist FROM cards WHERE project_id = $1 AND id = ANY ($2)`,
  params: [uuid, array(uuid)],
  row: { id: uuid, checklist: jsonb<readonly ChecklistItem[]>() },
});
export const CHECKLISTS = command({
  text: `UPDATE cards c SET checklist = g.checklist FROM jsonb_to_recordset($2::jsonb) AS g (id uuid, checklist jsonb)
WHERE c.id = g.id AND c.project_id = $1`,
  params: [uuid, jsonb<never>()],
});

/**
 * Comments of cards that are there; the importer (`$3`) is their author. Files have them in any order: their numbers are below 0
 * until the import ends. A card has so many (`$5`) at most, as elsewhere: those beyond them do not come.
 */
export const COMMENTS = command({
  text: `WITH r AS (SELECT r.*, (coalesce((SELECT min(k.number) FROM comments k WHERE k.card_id = r.card_id), 0)
    - row_number() OVER (PARTITION BY r.card_id ORDER BY r.nth))::integer AS number
  FROM jsonb_to_recordset($2::jsonb) AS r (nth integer, id uuid, card_id uuid, parent_id uuid,
    is_team_only boolean, text text, created_at timestamptz)
  JOIN cards c ON c.id = r.card_id AND c.project_id = $1 WHERE NOT EXISTS (SELECT 1 FROM comments k WHERE k.id = r.id)),
g AS (SELECT * FROM r WHERE r.number >= -$5::integer),
made AS (INSERT INTO comments (id, project_id, card_id, number, parent_id, author_id, is_team_only, text, mentions, version, asked, created_at)
  SELECT g.id, $1, g.card_id, g.number,
    coalesce((SELECT o.id FROM g o WHERE o.id = g.parent_id AND o.card_id = g.card_id AND o.parent_id IS NULL),
      (SELECT k.id FROM comments k WHERE k.id = g.parent_id AND k.card_id = g.card_id AND k.parent_id IS NULL)),
    $3, g.is_team_only, g.text, '{}'::uuid[], 1, ''::bytea, least(g.created_at, $4) FROM g
  ON CONFLICT DO NOTHING RETURNING 1)
SELECT count(*)::integer AS comments FROM made`,
  params: [uuid, jsonb<never>(), uuid, timestamptz, int4],
  row: { comments: int4 },
});

export const ADVANCE = command({
  text: `UPDATE project_imports SET cards = cards + $2, items = items + $3, comments = comments + $4,
  batches = CASE WHEN batches = $5 THEN $5 + 1 ELSE batches END, touched_at = $6 WHERE project_id = $1`,
  params: [uuid, int4, int4, int4, int4, timestamptz],
});

/** The cards that depend on others. */
export const LINKS = query({
  text: `SELECT c.id, c.depends_on AS "dependsOn", ARRAY(SELECT d.id FROM cards d WHERE d.id = ANY (c.depends_on) AND d.project_id = $1) AS there
FROM cards c WHERE c.project_id = $1 AND c.depends_on IS NOT NULL`,
  params: [uuid],
  row: { id: uuid, dependsOn: array(uuid), there: array(uuid) },
});
/** Links that stay, by their cards; the terms of the others go with them. */
export const KEEP_LINKS = command({
  text: `UPDATE cards c SET depends_on = g.depends_on, link_terms = (SELECT jsonb_object_agg(t.key, t.value)
  FROM jsonb_each(c.link_terms) AS t WHERE t.key = ANY (g.depends_on::text[]))
FROM jsonb_to_recordset($2::jsonb) AS g (id uuid, depends_on uuid[]) WHERE c.id = g.id AND c.project_id = $1`,
  params: [uuid, jsonb<never>()],
});
/** The comments of each card get their numbers in the order in which they were written. */
export const NUMBER_COMMENTS = command({
  text: `UPDATE comments c SET number = r.nth::integer FROM (SELECT id, row_number() OVER (PARTITION BY card_id ORDER BY created_at, number DESC) AS nth
  FROM comments WHERE project_id = $1 AND number < 0) r WHERE c.id = r.id`,
  params: [uuid],
});
export const END = command({
  text: `WITH first_row AS (INSERT INTO project_changes (project_id, sequence, at, actor, kind, command_id, asked, changes, is_undoable)
  VALUES ($1, 1, $3, $2, 'import-project', $1, '', '[]', false)),
ended AS (UPDATE project_imports SET ended_at = $3, touched_at = $3 WHERE project_id = $1)
UPDATE projects SET copying_since = NULL, sequence = 1, last_number = coalesce((SELECT max(number) FROM cards WHERE project_id = $1), 0)
WHERE id = $1`,
  params: [uuid, uuid, timestamptz],
});
/** What an import has beside what a copy has; the rest is removed as that of a copy. */
export const CLEAR = command({
  text: `WITH unsaid AS (DELETE FROM comments WHERE project_id = $1), unviewed AS (DELETE FROM saved_views WHERE project_id = $1)
DELETE FROM project_imports WHERE project_id = $1`,
  params: [uuid],
});
