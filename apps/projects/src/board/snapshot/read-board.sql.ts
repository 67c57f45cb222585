import type { LabelRow, ListRow, ProjectRow } from '@nivel/contracts/projects/board-shape';
import { priorities } from '@nivel/contracts/projects/values/board-values';
import type { FieldRow } from '@nivel/contracts/projects/field-shape';
import { array, float8, int4, int8, jsonb, nullable, query, text, uuid } from '@nivel/messaging/statement';
import type { LogRow } from '../state/board-state.ts';

/** Cards of a page at most, and its bytes (of the cards as the database writes them): messages between services hold a megabyte. */
const MOST_CARDS = 6_000;
const MOST_BYTES = 500_000;

const LISTS = `(SELECT coalesce(array_agg(l.id ORDER BY l.position), '{}') FROM lists l WHERE l.project_id = $1 AND l.position IS NOT NULL)`;

// Cards are printed as text: a function that makes JSON of values looks up the type of each, thirty thousand times for a large board.
const list = (...members: readonly string[]): string => members.join(` || ',' || `);
const plain = (member: string): string => `coalesce((${member})::text, 'null')`;
const quoted = (member: string): string => `coalesce('"' || ${member} || '"', 'null')`;
const escaped = (member: string): string => `coalesce(to_json(${member})::text, 'null')`;

const PRIORITY = `CASE priority ${priorities.map((name, place) => `WHEN '${name}' THEN '${place}'`).join(' ')} END`;
const PLAIN = list(
  quoted('id'),
  plain('number'),
  plain('array_position(lists, list_id) - 1'),
  quoted('position'),
  escaped('title'),
  PRIORITY,
);
const WHO_AND_WHEN = list(plain('array_position(people, assignee) - 1'), quoted('start_on'), quoted('due_on'));
const FIELDS = list(PLAIN, WHO_AND_WHEN, plain('progress'), escaped('blocked_reason'));
/** The fields that are empty for most cards. */
const HAS_MORE = `num_nonnulls(labels, tags, watchers, depends_on, checklist, estimated_hours, actual_hours, description_version,
    notes_version, cover, fields, link_terms, is_automatic, repeats) > 0`;
const placesIn = (names: string, members: string): string =>
  `(SELECT array_agg(array_position(${names}, m) - 1 ORDER BY n) FROM unnest(${members}) WITH ORDINALITY AS u (m, n))`;
const MORE = `'labels', ${placesIn('label_ids', 'labels')}, 'tags', tags, 'watchers', ${placesIn('people', 'watchers')},
    'depends_on', depends_on, 'link_terms', link_terms, 'is_automatic', is_automatic, 'repeats', repeats, 'checklist', checklist, 'estimated_hours', estimated_hours, 'actual_hours', actual_hours,
    'description_version', description_version, 'notes_version', notes_version, 'cover', cover,
    'fields', (SELECT jsonb_agg(jsonb_build_array(array_position(field_ids, k) - 1, v)) FROM jsonb_each(fields) AS e (k, v))`;

/**
 * One moment of a project: its number in the log, its lists, and the cards after a number, as many as fit on a page. The
 * subquery is materialized; otherwise its JSON would be built twice, once to be measured.
 */
export const READ_BOARD = query({
  text: `
WITH board AS (SELECT ${LISTS} AS lists), page AS (
  SELECT * FROM cards c WHERE c.project_id = $1 AND c.number > $2 AND c.position IS NOT NULL ORDER BY c.number LIMIT ${MOST_CARDS}
), naming AS (
  SELECT assignee, watchers, labels, fields FROM page WHERE num_nonnulls(assignee, watchers, labels, fields) > 0
), named AS (
  SELECT (SELECT coalesce(array_agg(DISTINCT person), '{}') FROM (SELECT assignee AS person FROM naming WHERE assignee IS NOT NULL
      UNION ALL SELECT unnest(watchers) FROM naming WHERE watchers IS NOT NULL) p) AS people,
    (SELECT coalesce(array_agg(DISTINCT label), '{}') FROM (SELECT unnest(labels) AS label FROM naming WHERE labels IS NOT NULL) l) AS label_ids,
    (SELECT coalesce(array_agg(DISTINCT field), '{}') FROM (SELECT jsonb_object_keys(fields) AS field FROM naming WHERE fields IS NOT NULL) f) AS field_ids
), packed AS MATERIALIZED (
  SELECT number, '[' || CASE WHEN ${HAS_MORE} THEN ${list(FIELDS, `json_strip_nulls(json_build_object(${MORE}))`)}
    WHEN progress > 0 OR blocked_reason IS NOT NULL THEN ${FIELDS}
    WHEN num_nonnulls(assignee, start_on, due_on) > 0 THEN ${list(PLAIN, WHO_AND_WHEN)}
    ELSE ${PLAIN} END || ']' AS card
  FROM page, board, named
), measured AS (
  SELECT number, card, sum(octet_length(card)) OVER (ORDER BY number ROWS UNBOUNDED PRECEDING) < ${MOST_BYTES} AS fits FROM packed
), held AS (
  SELECT coalesce('[' || string_agg(card, ',' ORDER BY number) FILTER (WHERE fits) || ']', '[]') AS cards,
    max(number) FILTER (WHERE fits) AS last, (count(*) FILTER (WHERE NOT fits) + count(*) / ${MOST_CARDS})::integer AS more
  FROM measured
)
SELECT p.sequence::float8 AS sequence,
  jsonb_build_object('id', p.id, 'name', p.name, 'description', p.description, 'color', p.color, 'status', p.status,
    'visibility', p.visibility, 'key', p.key, 'calendar', p.calendar) AS project,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'description', l.description, 'color', l.color,
    'status', l.status, 'position', l.position, 'wip_limit', l.wip_limit) ORDER BY l.position), '[]')
    FROM lists l WHERE l.project_id = $1 AND l.position IS NOT NULL) AS lists,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name, 'color', b.color) ORDER BY b.name), '[]')
    FROM labels b WHERE b.project_id = $1) AS labels,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'currency', f.currency,
    'choices', f.choices, 'position', f.position) ORDER BY f.position), '[]') FROM card_fields f WHERE f.project_id = $1) AS fields,
  (SELECT people FROM named) AS people,
  (SELECT label_ids FROM named) AS label_ids,
  (SELECT field_ids FROM named)::uuid[] AS field_ids,
  held.cards, held.last, held.more
FROM projects p, held WHERE p.id = $1`,
  params: [uuid, int4],
  row: {
    sequence: float8,
    project: jsonb<ProjectRow>(),
    lists: jsonb<ListRow[]>(),
    labels: jsonb<LabelRow[]>(),
    fields: jsonb<FieldRow[]>(),
    people: array(uuid),
    label_ids: array(uuid),
    field_ids: array(uuid),
    /** As JSON. */
    cards: text,
    last: nullable(int4),
    more: int4,
  },
});

/** The log after a number, as much of it as one message holds, and the number that the project has now. */
export const READ_CHANGES = query({
  text: `SELECT p.sequence::float8 AS sequence, (SELECT coalesce(jsonb_agg(jsonb_build_object('sequence', g.sequence, 'at', g.at,
  'by', g.actor, 'kind', g.kind, 'commandId', g.command_id, 'changes', g.changes) ORDER BY g.sequence), '[]')
  FROM (SELECT *, sum(octet_length(changes::text)) OVER (ORDER BY sequence) - octet_length(changes::text) AS bytes_before
    FROM project_changes WHERE project_id = $1 AND sequence > $2 AND p.sequence - $2 <= $3 ORDER BY sequence LIMIT $3) g
  WHERE g.bytes_before < ${MOST_BYTES / 4}) AS rows
FROM projects p WHERE p.id = $1`,
  params: [uuid, int8, int8],
  row: { sequence: float8, rows: jsonb<readonly LogRow[]>() },
});
