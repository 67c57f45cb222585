import { array, int8, nullable, text, uuid, type SqlType } from '@nivel/messaging/statement';
import type { Neighbourhood } from '../state/board-state.ts';
import type { Needs } from './command.ts';
import type { LoadRequest } from './loaded.ts';

/** A card as rules know it; what most cards have nothing of is left out. */
const CARD = `jsonb_build_object('id', c.id, 'number', c.number, 'list_id', c.list_id, 'position', c.position, 'title', c.title,
  'priority', c.priority, 'assignee', c.assignee, 'start_on', c.start_on, 'due_on', c.due_on, 'progress', c.progress,
  'blocked_reason', c.blocked_reason) || jsonb_strip_nulls(jsonb_build_object('labels', c.labels, 'tags', c.tags,
  'watchers', c.watchers, 'depends_on', c.depends_on, 'checklist', c.checklist, 'estimated_hours', c.estimated_hours,
  'actual_hours', c.actual_hours, 'description_version', c.description_version, 'notes_version', c.notes_version,
  'cover', c.cover, 'fields', c.fields, 'link_terms', c.link_terms, 'is_automatic', c.is_automatic))`;
const LIST = `jsonb_build_object('id', l.id, 'name', l.name, 'description', l.description, 'color', l.color, 'status', l.status,
  'position', l.position, 'wip_limit', l.wip_limit)`;
const LOG = `jsonb_build_object('sequence', g.sequence, 'at', g.at, 'by', g.actor, 'kind', g.kind, 'commandId', g.command_id,
  'changes', g.changes)`;

/** The rows read for a place in a list, as SQL; others are not known. */
const neighbourhood = (known: { readonly [Field in keyof Neighbourhood]?: string }): string => {
  const { listId = 'NULL', before = 'NULL', beforeAt = 'NULL', behindBefore = 'NULL' } = known;
  const { after = 'NULL', afterAt = 'NULL', aheadOfAfter = 'NULL', last = 'NULL' } = known;
  return `jsonb_build_object('neighbourhood', jsonb_build_object('listId', ${listId}, 'before', ${before}, 'beforeAt', ${beforeAt},
  'behindBefore', ${behindBefore}, 'after', ${after}, 'afterAt', ${afterAt}, 'aheadOfAfter', ${aheadOfAfter}, 'last', ${last}))`;
};
const nextIn = (list: string, position: string): string =>
  `(SELECT min(c.position) FROM cards c WHERE c.list_id = ${list} AND c.position > ${position})`;
const lastIn = (list: string): string => `(SELECT max(c.position) FROM cards c WHERE c.list_id = ${list})`;

/** Something that commands may need to know: one branch of the statement. The projects are its first parameter, `$1`. */
export interface Part {
  readonly params: readonly SqlType[];
  readonly sql: (...params: string[]) => string;
  /** The values of its parameters; null when it is not needed. */
  values(requests: readonly LoadRequest[], projects: readonly string[]): readonly (readonly unknown[])[] | null;
}

const all = <Item>(requests: readonly LoadRequest[], pick: (needs: Needs) => readonly Item[] | undefined): Item[] =>
  requests.flatMap(({ needs }) => pick(needs) ?? []);
const unlessEmpty = (columns: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] | null =>
  columns[0]?.length === 0 ? null : columns;
/** A parameter for each field of some items; null without any. */
const columnsOf = <Item>(items: readonly Item[], ...fields: readonly (keyof Item)[]) =>
  unlessEmpty(fields.map((field) => items.map((item) => item[field])));
const projectsWith = (requests: readonly LoadRequest[], has: (needs: Needs) => boolean | undefined) =>
  unlessEmpty([[...new Set(requests.filter(({ needs }) => has(needs)).map(({ projectId }) => projectId))]]);

/** Everything that commands may need to know. */
export const parts = {
  lists: {
    params: [],
    sql: () => `SELECT l.project_id AS "projectId", jsonb_build_object('list', ${LIST}, 'count', CASE WHEN l.wip_limit IS NOT NULL
  THEN (SELECT count(*) FROM cards c WHERE c.list_id = l.id AND c.position IS NOT NULL) END) AS loaded
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
  cards: {
    params: [array(uuid)],
    sql: (ids) => `SELECT c.project_id, jsonb_build_object('card', ${CARD}) FROM cards c
WHERE c.id = ANY (${ids}) AND c.project_id = ANY ($1)`,
    values: (requests) => unlessEmpty([all(requests, (needs) => needs.cards)]),
  },
  places: {
    params: [array(uuid), array(nullable(uuid)), array(nullable(uuid))],
    sql: (lists, before, after) => `SELECT l.project_id, ${neighbourhood({
      listId: 'p.list_id',
      before: 'p.before',
      beforeAt: 'b.position',
      behindBefore: nextIn('p.list_id', 'b.position'),
      after: 'p.after',
      afterAt: 'a.position',
      aheadOfAfter: '(SELECT max(c.position) FROM cards c WHERE c.list_id = p.list_id AND c.position < a.position)',
      last: lastIn('p.list_id'),
    })}
FROM unnest(${lists}::uuid[], ${before}::uuid[], ${after}::uuid[]) AS p (list_id, before, after)
JOIN lists l ON l.id = p.list_id AND l.project_id = ANY ($1)
LEFT JOIN cards b ON b.id = p.before AND b.list_id = p.list_id
LEFT JOIN cards a ON a.id = p.after AND a.list_id = p.list_id`,
    values: (requests) =>
      columnsOf(
        all(requests, (needs) => needs.places),
        'list_id',
        'before',
        'after',
      ),
  },
  taken: {
    params: [array(uuid)],
    sql: (ids) => `SELECT NULL, jsonb_build_object('taken', n.id) FROM (SELECT id FROM cards WHERE id = ANY (${ids})
UNION ALL SELECT id FROM lists WHERE id = ANY (${ids}) UNION ALL SELECT id FROM labels WHERE id = ANY (${ids}) UNION ALL SELECT id FROM card_fields WHERE id = ANY (${ids})) n`,
    values: (requests) => unlessEmpty([all(requests, (needs) => needs.newIds)]),
  },
  cardsOf: {
    params: [array(uuid)],
    sql: (lists) => `SELECT c.project_id, jsonb_build_object('card', ${CARD}) FROM cards c
WHERE c.list_id = ANY (${lists}) AND c.position IS NOT NULL AND c.project_id = ANY ($1)`,
    values: (requests) => unlessEmpty([all(requests, (needs) => needs.cardsOf)]),
  },
  goneWith: {
    params: [array(uuid)],
    sql: (lists) => `SELECT c.project_id, jsonb_build_object('card', ${CARD}, 'goneWith', l.id) FROM cards c
JOIN lists l ON l.id = c.list_id AND l.deleted_at = c.deleted_at WHERE l.id = ANY (${lists}) AND l.project_id = ANY ($1) AND c.title <> ''
UNION ALL SELECT c.project_id, jsonb_build_object('card', ${CARD}) FROM cards c WHERE c.position IS NOT NULL AND c.project_id = ANY ($1)
AND c.id IN (SELECT unnest(k.depends_on) FROM cards k JOIN lists l ON l.id = k.list_id AND l.deleted_at = k.deleted_at WHERE l.id = ANY (${lists}))`,
    values: (requests) => unlessEmpty([all(requests, (needs) => needs.goneWith)]),
  },
  positions: {
    params: [array(uuid), array(nullable(uuid)), array(text)],
    sql: (cards, lists, positions) => `SELECT l.project_id, ${neighbourhood({
      listId: 'l.id',
      beforeAt: '(SELECT c.position FROM cards c WHERE c.list_id = l.id AND c.position = p.position COLLATE "C")',
      behindBefore: nextIn('l.id', 'p.position COLLATE "C"'),
    })}
FROM unnest(${cards}::uuid[], ${lists}::uuid[], ${positions}::text[]) AS p (card_id, list_id, position)
JOIN lists l ON l.id = coalesce(p.list_id, (SELECT k.list_id FROM cards k WHERE k.id = p.card_id)) AND l.project_id = ANY ($1)`,
    values: (requests) =>
      columnsOf(
        all(requests, (needs) => needs.positions),
        'card_id',
        'list_id',
        'position',
      ),
  },
  behind: {
    params: [array(uuid)],
    sql: (ids) => `SELECT b.project_id, ${neighbourhood({
      listId: 'b.list_id',
      before: 'b.id',
      beforeAt: 'b.position',
      behindBefore: nextIn('b.list_id', 'b.position'),
    })}
FROM cards b WHERE b.id = ANY (${ids}) AND b.project_id = ANY ($1) AND b.position IS NOT NULL`,
    values: (requests) => unlessEmpty([all(requests, (needs) => needs.behind)]),
  },
  ends: {
    params: [array(uuid)],
    sql: (projects) => `SELECT l.project_id, ${neighbourhood({ listId: 'l.id', last: lastIn('l.id') })}
FROM lists l WHERE l.project_id = ANY (${projects})`,
    values: (requests) => projectsWith(requests, (needs) => needs.ends),
  },
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
  labelled: {
    params: [array(uuid)],
    sql: (ids) => `SELECT c.project_id, jsonb_build_object('card', ${CARD}) FROM cards c
WHERE c.project_id = ANY ($1) AND c.labels IS NOT NULL AND c.labels && ${ids}::uuid[] AND c.position IS NOT NULL`,
    values: (requests) => unlessEmpty([all(requests, (needs) => needs.labelled)]),
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
  plan: {
    params: [array(uuid)],
    sql: (projects) => `SELECT c.project_id, jsonb_build_object('card', ${CARD}) FROM cards c
WHERE c.project_id = ANY (${projects}) AND c.position IS NOT NULL AND (c.is_automatic OR c.id IN (SELECT unnest(k.depends_on)
  FROM cards k WHERE k.project_id = ANY (${projects}) AND k.is_automatic AND k.position IS NOT NULL))`,
    values: (requests) => projectsWith(requests, (needs) => needs.plan),
  },
  dependents: {
    params: [array(uuid)],
    sql: (ids) => `SELECT c.project_id, jsonb_build_object('card', ${CARD}) FROM cards c
WHERE c.project_id = ANY ($1) AND c.depends_on IS NOT NULL AND c.depends_on && ${ids}::uuid[] AND c.position IS NOT NULL`,
    values: (requests) => unlessEmpty([all(requests, (needs) => needs.dependentsOf)]),
  },
  dependentsOfList: {
    params: [array(uuid)],
    sql: (lists) => `SELECT c.project_id, jsonb_build_object('card', ${CARD}) FROM cards c
WHERE c.project_id = ANY ($1) AND c.depends_on IS NOT NULL AND c.position IS NOT NULL
AND EXISTS (SELECT 1 FROM cards d WHERE d.id = ANY (c.depends_on) AND d.list_id = ANY (${lists}))`,
    values: (requests) => unlessEmpty([all(requests, (needs) => needs.dependentsOfList)]),
  },
  dependencies: {
    params: [array(uuid)],
    sql: (ids) => `SELECT c.project_id, jsonb_build_object('card', ${CARD}) FROM cards c
WHERE c.project_id = ANY ($1) AND c.id IN (SELECT unnest(k.depends_on) FROM cards k WHERE k.id = ANY (${ids}) AND k.project_id = ANY ($1))`,
    values: (requests) => unlessEmpty([all(requests, (needs) => needs.dependenciesOf)]),
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
