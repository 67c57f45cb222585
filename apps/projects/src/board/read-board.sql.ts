import type { z } from 'zod';
import type { LabelRow, ListRow, ProjectRow } from '@nivel/contracts/projects/board-shape';
import { priorities } from '@nivel/contracts/projects/board-values';
import type { readBoard } from '@nivel/contracts/projects/read-board.operation';
import { array, float8, int4, int8, json, jsonb, nullable, query, uuid } from '@nivel/messaging/statement';
import type { LogRow } from './board-state.ts';

type Packed = z.output<(typeof readBoard)['output']>['cards'];

/** Cards of a page at most, and its bytes: messages between services hold a megabyte. */
const MOST_CARDS = 5_000;
const MOST_BYTES = 480_000;

const LISTS = `(SELECT coalesce(array_agg(l.id ORDER BY l.position), '{}') FROM lists l WHERE l.project_id = $1 AND l.position IS NOT NULL)`;

const PRIORITIES = `ARRAY[${priorities.map((name) => `'${name}'`).join(', ')}]`;
const FIELDS = `id, number, array_position(lists, list_id) - 1, position, title, array_position(${PRIORITIES}, priority) - 1,
    array_position(people, assignee) - 1, start_on, due_on, progress, blocked_reason`;
/** What most cards have nothing of. */
const HAS_MORE = `num_nonnulls(labels, tags, watchers, depends_on, checklist, estimated_hours, actual_hours, description_version,
    notes_version) > 0`;
const placesIn = (names: string, members: string): string =>
  `(SELECT array_agg(array_position(${names}, m) - 1 ORDER BY n) FROM unnest(${members}) WITH ORDINALITY AS u (m, n))`;
const MORE = `'labels', ${placesIn('label_ids', 'labels')}, 'tags', tags, 'watchers', ${placesIn('people', 'watchers')},
    'depends_on', depends_on, 'checklist', checklist, 'estimated_hours', estimated_hours, 'actual_hours', actual_hours,
    'description_version', description_version, 'notes_version', notes_version`;

/** One moment of a project: its number in the log, its lists, and the cards after a number, as many as a page holds. */
export const READ_BOARD = query({
  text: `
WITH board AS (SELECT ${LISTS} AS lists), page AS (
  SELECT * FROM cards c WHERE c.project_id = $1 AND c.number > $2 AND c.position IS NOT NULL ORDER BY c.number LIMIT ${MOST_CARDS}
), named AS (
  SELECT (SELECT coalesce(array_agg(DISTINCT person), '{}') FROM (SELECT assignee AS person FROM page WHERE assignee IS NOT NULL
      UNION ALL SELECT unnest(watchers) FROM page WHERE watchers IS NOT NULL) p) AS people,
    (SELECT coalesce(array_agg(DISTINCT label), '{}') FROM (SELECT unnest(labels) AS label FROM page WHERE labels IS NOT NULL) l) AS label_ids
), packed AS (
  SELECT number, CASE WHEN ${HAS_MORE} THEN json_build_array(${FIELDS}, json_strip_nulls(json_build_object(${MORE})))
    ELSE json_build_array(${FIELDS}) END AS card
  FROM page, board, named
), measured AS (
  SELECT number, card, sum(octet_length(card::text)) OVER (ORDER BY number) AS bytes FROM packed
)
SELECT p.sequence::float8 AS sequence,
  jsonb_build_object('id', p.id, 'name', p.name, 'description', p.description, 'color', p.color, 'status', p.status,
    'visibility', p.visibility, 'key', p.key) AS project,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'name', l.name, 'description', l.description, 'color', l.color,
    'status', l.status, 'position', l.position, 'wip_limit', l.wip_limit) ORDER BY l.position), '[]')
    FROM lists l WHERE l.project_id = $1 AND l.position IS NOT NULL) AS lists,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name, 'color', b.color) ORDER BY b.name), '[]')
    FROM labels b WHERE b.project_id = $1) AS labels,
  (SELECT people FROM named) AS people,
  (SELECT label_ids FROM named) AS label_ids,
  (SELECT coalesce(json_agg(card ORDER BY number), '[]') FROM measured WHERE bytes < ${MOST_BYTES}) AS cards,
  (SELECT max(number) FROM measured WHERE bytes < ${MOST_BYTES}) AS last,
  (SELECT count(*)::integer FROM measured WHERE bytes >= ${MOST_BYTES}) + (SELECT count(*)::integer / ${MOST_CARDS} FROM measured) AS more
FROM projects p WHERE p.id = $1`,
  params: [uuid, int4],
  row: {
    sequence: float8,
    project: jsonb<ProjectRow>(),
    lists: jsonb<ListRow[]>(),
    labels: jsonb<LabelRow[]>(),
    people: array(uuid),
    label_ids: array(uuid),
    cards: json<Packed>(),
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
