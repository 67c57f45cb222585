import { array, uuid } from '@nivel/messaging/statement';
import { all, projectsWith, unlessEmpty, type Part } from './load-part.ts';

/** A card as rules know it; fields that are mostly empty are left out. */
const CARD = `jsonb_build_object('id', c.id, 'number', c.number, 'list_id', c.list_id, 'position', c.position, 'title', c.title,
  'priority', c.priority, 'assignee', c.assignee, 'start_on', c.start_on, 'due_on', c.due_on, 'progress', c.progress,
  'blocked_reason', c.blocked_reason) || jsonb_strip_nulls(jsonb_build_object('labels', c.labels, 'tags', c.tags,
  'watchers', c.watchers, 'depends_on', c.depends_on, 'checklist', c.checklist, 'estimated_hours', c.estimated_hours,
  'actual_hours', c.actual_hours, 'description_version', c.description_version, 'notes_version', c.notes_version,
  'cover', c.cover, 'fields', c.fields, 'link_terms', c.link_terms, 'is_automatic', c.is_automatic,
  'repeats', c.repeats))`;

/** Cards, by what commands know of them. */
export const cardParts = {
  cards: {
    params: [array(uuid)],
    sql: (ids) => `SELECT c.project_id, jsonb_build_object('card', ${CARD}) FROM cards c
WHERE c.id = ANY (${ids}) AND c.project_id = ANY ($1)`,
    values: (requests) => unlessEmpty([all(requests, (needs) => needs.cards)]),
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
  labelled: {
    params: [array(uuid)],
    sql: (ids) => `SELECT c.project_id, jsonb_build_object('card', ${CARD}) FROM cards c
WHERE c.project_id = ANY ($1) AND c.labels IS NOT NULL AND c.labels && ${ids}::uuid[] AND c.position IS NOT NULL`,
    values: (requests) => unlessEmpty([all(requests, (needs) => needs.labelled)]),
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
} satisfies Readonly<Record<string, Part>>;
