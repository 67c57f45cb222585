import { MOST_REPORT_CARDS, MOST_REPORT_PEOPLE } from '@nivel/contracts/emails/report-shape';
import type { cardStatuses } from '@nivel/contracts/projects/values/board-values';
import { date, int4, nullable, query, text, textOf, timestamptz, uuid } from '@nivel/messaging/statement';

const OPEN_CARDS = `SELECT p.key || '-' || c.number AS reference, c.title, (count(*) OVER ())::integer AS count
FROM cards c JOIN lists l ON l.id = c.list_id JOIN projects p ON p.id = c.project_id
WHERE c.project_id = $1 AND c.position IS NOT NULL AND l.status <> 'done'`;
const card = { reference: text, title: text, count: int4 };

export const OVERDUE = query({
  text: `${OPEN_CARDS} AND c.due_on < $2 ORDER BY c.due_on, c.number LIMIT ${MOST_REPORT_CARDS}`,
  params: [uuid, date],
  row: card,
});
/** Uses the same rule as the sum of `STATS`. */
export const AT_RISK = query({
  text: `${OPEN_CARDS} AND NOT coalesce(c.due_on < $2, false) AND (c.blocked_reason IS NOT NULL OR c.due_on <= $2 + 3)
ORDER BY c.due_on NULLS LAST, c.number LIMIT ${MOST_REPORT_CARDS}`,
  params: [uuid, date],
  row: card,
});
export const STALE = query({
  text: `${OPEN_CARDS} AND c.updated_at < $2 ORDER BY c.updated_at, c.number LIMIT ${MOST_REPORT_CARDS}`,
  params: [uuid, timestamptz],
  row: card,
});
export const NAME = query({ text: 'SELECT name FROM projects WHERE id = $1', params: [uuid], row: { name: text } });
export const CREATED = query({
  text: `SELECT count(*)::integer AS created FROM cards WHERE project_id = $1 AND position IS NOT NULL AND created_at >= $2`,
  params: [uuid, timestamptz],
  row: { created: int4 },
});
export const STATUSES = query({
  text: `SELECT l.status, count(*)::integer AS cards FROM cards c JOIN lists l ON l.id = c.list_id
WHERE c.project_id = $1 AND c.position IS NOT NULL GROUP BY l.status`,
  params: [uuid],
  row: { status: textOf<(typeof cardStatuses)[number]>(), cards: int4 },
});

/**
 * People's changes of cards since a moment (`$2`), each with the lists that the card left (`w`) and entered (`l`). The log is
 * read backwards from its end, so older rows cost nothing. Undone changes do not count.
 */
const CHANGES = `WITH edge AS (SELECT coalesce((SELECT sequence FROM project_changes WHERE project_id = $1 AND at < $2 ORDER BY sequence DESC LIMIT 1), 0) AS sequence),
changed AS (
  SELECT g.actor, g.at, c ->> 'id' AS card, c -> 'was' = 'null' AS is_new,
    l.status = 'done' AND w.status IS DISTINCT FROM 'done' AS is_finished
  FROM project_changes g JOIN edge ON g.sequence > edge.sequence CROSS JOIN jsonb_array_elements(g.changes) AS e (c)
  LEFT JOIN lists l ON l.project_id = $1 AND l.id = (c -> 'set' ->> 'list_id')::uuid
  LEFT JOIN lists w ON w.project_id = $1 AND w.id = (c -> 'was' ->> 'list_id')::uuid
  WHERE g.project_id = $1 AND g.at >= $2 AND g.actor IS NOT NULL AND c ->> 'of' = 'card'
    AND NOT EXISTS (SELECT 1 FROM project_changes n WHERE n.project_id = $1 AND n.undoes = g.sequence)
)`;

/** What each person did, most finished cards first. A card restored from the trash does not count as new. */
export const WORK = query({
  text: `${CHANGES}
SELECT coalesce(u.full_name, '') AS name, count(DISTINCT g.card) FILTER (WHERE g.is_finished)::integer AS finished,
  count(DISTINCT k.id) FILTER (WHERE g.is_new)::integer AS created, count(DISTINCT g.card)::integer AS changed
FROM changed g LEFT JOIN crico_users u ON u.user_id = g.actor
LEFT JOIN cards k ON k.id = g.card::uuid AND k.position IS NOT NULL AND k.created_at >= $2
GROUP BY g.actor, u.full_name ORDER BY 2 DESC, 4 DESC, 1, g.actor LIMIT ${MOST_REPORT_PEOPLE}`,
  params: [uuid, timestamptz],
  row: { name: text, finished: int4, created: int4, changed: int4 },
});

/** Cards that were finished since a moment (`$2`), by whole weeks before another (`$3`). */
export const FINISHED_BY_WEEK = query({
  text: `${CHANGES}
SELECT floor(extract(epoch FROM $3 - g.at) / 604800)::integer AS "weeksAgo", count(DISTINCT g.card)::integer AS cards
FROM changed g WHERE g.is_finished GROUP BY 1`,
  params: [uuid, timestamptz, timestamptz],
  row: { weeksAgo: int4, cards: int4 },
});

/** When an e-mail report was last sent; null: never. */
export const LAST_SENT = query({
  text: `SELECT max(started_at) AS "sentAt" FROM project_task_runs
WHERE project_id = $1 AND kind = 'email-report' AND error IS NULL AND recipients > 0`,
  params: [uuid],
  row: { sentAt: nullable(timestamptz) },
});
