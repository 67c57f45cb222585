import { array, nullable, text, uuid } from '@nivel/messaging/statement';
import type { Neighbourhood } from '../state/board-state.ts';
import { all, columnsOf, projectsWith, unlessEmpty, type Part } from './load-part.ts';

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

/** Places in lists, and their neighbours. */
export const placeParts = {
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
} satisfies Readonly<Record<string, Part>>;
