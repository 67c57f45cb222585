import { array, int8, text, uuid } from '@nivel/messaging/statement';
import { cardParts } from './load-cards.sql.ts';
import { all, columnsOf, projectsWith, unlessEmpty, type Part } from './load-part.ts';
import { placeParts } from './load-places.sql.ts';

const LIST = `jsonb_build_object('id', l.id, 'name', l.name, 'description', l.description, 'color', l.color, 'status', l.status,
  'position', l.position, 'wip_limit', l.wip_limit)`;
const LOG = `jsonb_build_object('sequence', g.sequence, 'at', g.at, 'by', g.actor, 'kind', g.kind, 'commandId', g.command_id,
  'changes', g.changes)`;

/** Everything that commands may need to know. The first one names the columns, and is in every statement. */
export const parts = {
  has: {
    params: [],
    sql: () => `SELECT p.id AS "projectId", jsonb_build_object('has', jsonb_build_object(
  'isAutomated', EXISTS (SELECT 1 FROM automation_rules r WHERE r.project_id = p.id AND r.is_active AND r.deleted_at IS NULL),
  'isScheduled', EXISTS (SELECT 1 FROM cards c WHERE c.project_id = p.id AND c.is_automatic AND c.position IS NOT NULL))) AS loaded
FROM unnest($1::uuid[]) AS p (id)`,
    values: () => [],
  },
  lists: {
    params: [],
    sql: () => `SELECT l.project_id, jsonb_build_object('list', ${LIST}, 'count', CASE WHEN l.wip_limit IS NOT NULL
  THEN (SELECT count(*) FROM cards c WHERE c.list_id = l.id AND c.position IS NOT NULL) END)
FROM lists l WHERE l.project_id = ANY ($1)`,
    values: () => [],
  },
  done: {
    params: [array(uuid), array(uuid)],
    sql: (projects, ids) => `SELECT g.project_id, jsonb_build_object('row', ${LOG}, 'asked', encode(g.asked, 'hex'))
FROM unnest(${projects}::uuid[], ${ids}::uuid[]) AS k (project_id, command_id)
JOIN project_changes g ON g.project_id = k.project_id AND g.command_id = k.command_id`,
    values: (requests) => [requests.map(({ projectId }) => projectId), requests.map(({ commandId }) => commandId)],
  },
  taken: {
    params: [array(uuid)],
    sql: (ids) => `SELECT NULL, jsonb_build_object('taken', n.id) FROM (SELECT id FROM cards WHERE id = ANY (${ids})
UNION ALL SELECT id FROM lists WHERE id = ANY (${ids}) UNION ALL SELECT id FROM labels WHERE id = ANY (${ids}) UNION ALL SELECT id FROM card_fields WHERE id = ANY (${ids})) n`,
    values: (requests) => unlessEmpty([all(requests, (needs) => needs.newIds)]),
  },
  ...cardParts,
  ...placeParts,
  labels: {
    params: [array(uuid)],
    sql: (
      projects,
    ) => `SELECT b.project_id, jsonb_build_object('label', jsonb_build_object('id', b.id, 'name', b.name, 'color', b.color))
FROM labels b WHERE b.project_id = ANY (${projects})`,
    values: (requests) => projectsWith(requests, (needs) => needs.labels === true || needs.labelMerges),
  },
  labelMerges: {
    params: [array(uuid)],
    sql: (
      projects,
    ) => `SELECT m.project_id, jsonb_build_object('merge', jsonb_build_object('id', m.label_id, 'into', m.into_id))
FROM label_merges m WHERE m.project_id = ANY (${projects}) AND m.into_id IS NOT NULL`,
    values: (requests) => projectsWith(requests, (needs) => needs.labelMerges),
  },
  fields: {
    params: [array(uuid)],
    sql: (
      projects,
    ) => `SELECT f.project_id, jsonb_build_object('field', jsonb_build_object('id', f.id, 'name', f.name, 'kind', f.kind,
  'currency', f.currency, 'choices', f.choices, 'position', f.position)) FROM card_fields f WHERE f.project_id = ANY (${projects})`,
    values: (requests) => projectsWith(requests, (needs) => needs.fields),
  },
  links: {
    params: [array(uuid)],
    sql: (
      projects,
    ) => `SELECT c.project_id, jsonb_build_object('links', jsonb_build_object('id', c.id, 'to', (SELECT coalesce(jsonb_agg(d.id), '[]')
  FROM cards d WHERE d.id = ANY (c.depends_on) AND d.position IS NOT NULL)))
FROM cards c WHERE c.project_id = ANY (${projects}) AND c.depends_on IS NOT NULL AND c.position IS NOT NULL`,
    values: (requests) => projectsWith(requests, (needs) => needs.links),
  },
  pictures: {
    params: [array(uuid)],
    sql: (
      ids,
    ) => `SELECT a.project_id, jsonb_build_object('picture', jsonb_build_object('id', a.id, 'cardId', a.card_id,
  'isPicture', f.pictures ? 'thumbnail'))
FROM attachments a JOIN files f ON f.id = a.file_id AND f.state = 'ready'
WHERE a.id = ANY (${ids}) AND a.project_id = ANY ($1) AND a.comment_id IS NULL AND a.deleted_at IS NULL`,
    values: (requests) => unlessEmpty([all(requests, (needs) => needs.pictures)]),
  },
  texts: {
    params: [array(uuid)],
    sql: (
      ids,
    ) => `SELECT t.project_id, jsonb_build_object('text', jsonb_build_object('card_id', t.card_id, 'field', t.field, 'text', t.text))
FROM card_texts t WHERE t.card_id = ANY (${ids}) AND t.project_id = ANY ($1)`,
    values: (requests) => unlessEmpty([all(requests, (needs) => needs.texts)]),
  },
  bases: {
    params: [array(uuid), array(uuid), array(text), array(int8)],
    sql: (
      projects,
      ids,
      fields,
      versions,
    ) => `SELECT g.project_id, jsonb_build_object('text', jsonb_build_object('card_id', k.card_id, 'field', k.field,
  'text', c.change -> 'set' ->> k.field), 'version', k.version)
FROM unnest(${projects}::uuid[], ${ids}::uuid[], ${fields}::text[], ${versions}::bigint[]) AS k (project_id, card_id, field, version)
JOIN project_changes g ON g.project_id = k.project_id AND g.sequence = k.version
JOIN LATERAL jsonb_array_elements(g.changes) AS c (change) ON c.change ->> 'id' = k.card_id::text AND c.change -> 'set' ? k.field`,
    values: (requests) => {
      const bases = requests.flatMap(({ projectId, needs }) =>
        (needs.bases ?? []).map((base) => ({ projectId, ...base })),
      );
      return columnsOf(bases, 'projectId', 'card_id', 'field', 'version');
    },
  },
} satisfies Readonly<Record<string, Part>>;
