import { array, bool, date, int4, int8, query, text, timestamptz, uuid } from '@nivel/messaging/statement';

/**
 * What people wrote in a project (`$1`) since a moment (`$2`) and before another one (`$3`). Comments of automation rules have ids
 * of version 5, and are nobody's words.
 */
const SAID = `said AS (
  SELECT c.author_id AS author, c.created_at AS at, c.text, c.deleted_at, c.is_team_only AS is_of_team, k.deleted_at AS away_at,
    k.position IS NULL AS is_away
  FROM comments c JOIN cards k ON k.id = c.card_id
  WHERE c.project_id = $1 AND c.created_at >= $2 AND c.created_at < $3 AND substr(c.id::text, 15, 1) <> '5'
  UNION ALL SELECT author_id, created_at, text, deleted_at, true, NULL, false FROM chat_messages
  WHERE project_id = $1 AND created_at >= $2 AND created_at < $3
)`;

/**
 * The newest texts before and after a moment (`$4`), of some people (`$5`) who take part: at most so many characters of a text
 * (`$6`), so many texts (`$7`) and bytes (`$8`) of each period.
 */
export const TEXTS = query({
  text: `WITH ${SAID}, shown AS (
  SELECT author, at, at < $4 AS is_before, left(text, $6) AS text FROM said
  WHERE author = ANY ($5) AND deleted_at IS NULL AND NOT is_away AND text <> ''
    AND NOT EXISTS (SELECT 1 FROM sentiment_choices s WHERE s.user_id = author AND NOT s.takes_part)
), counted AS (
  SELECT author, is_before, text, row_number() OVER w AS place, sum(octet_length(to_json(text)::text)) OVER w AS bytes
  FROM shown WINDOW w AS (PARTITION BY is_before ORDER BY at DESC ROWS UNBOUNDED PRECEDING)
)
SELECT author, is_before AS "isBefore", text FROM counted WHERE place <= $7 AND bytes <= $8 ORDER BY author, is_before, text`,
  params: [uuid, timestamptz, timestamptz, timestamptz, array(uuid), int4, int8, int8],
  row: { author: uuid, isBefore: bool, text },
});

/**
 * Whether somebody left or joined the people of a period (`$2` to `$3`) since its end: their text or its card was deleted, they took
 * themselves out or in, they are no longer among the people (`$5`), or no longer in the team (`$4`) that they wrote for, or got
 * another role since, so that what they wrote as a guest would count.
 */
export const IS_UNSETTLED = query({
  text: `WITH ${SAID} SELECT EXISTS (SELECT 1 FROM said LEFT JOIN sentiment_choices s ON s.user_id = author
  WHERE deleted_at >= $3 OR (is_away AND coalesce(away_at >= $3, true)) OR s.changed_at >= $3
    OR NOT author = ANY ($5) OR (is_of_team AND NOT author = ANY ($4))
    OR EXISTS (SELECT 1 FROM administrative_acts a WHERE a.subject_id = author AND a.acted_at >= $3
      AND coalesce(a.details ->> 'project', $1::text) = $1::text)) AS "isUnsettled"`,
  params: [uuid, timestamptz, timestamptz, array(uuid), array(uuid)],
  row: { isUnsettled: bool },
});

/** The open cards of people (`$2`) in a project (`$1`) on a day (`$3`), and those due until another one (`$4`). */
export const LOADS = query({
  text: `SELECT c.assignee AS person, count(*)::integer AS open, (count(*) FILTER (WHERE c.due_on < $3))::integer AS overdue,
  (count(*) FILTER (WHERE c.due_on BETWEEN $3 AND $4))::integer AS "dueSoon"
FROM cards c JOIN lists l ON l.id = c.list_id
WHERE c.project_id = $1 AND c.position IS NOT NULL AND l.status <> 'done' AND c.assignee = ANY ($2) GROUP BY c.assignee`,
  params: [uuid, array(uuid), date, date],
  row: { person: uuid, open: int4, overdue: int4, dueSoon: int4 },
});

/**
 * How many cards of people (`$2`) others moved out of a list that is done, or back from review, in a project (`$1`) since a moment
 * (`$3`) and before another one (`$4`). Undoing a move is not meant. The log is read backwards from its end.
 */
export const RETURNED = query({
  text: `SELECT c.assignee AS person, count(DISTINCT c.id)::integer AS returned
FROM project_changes p CROSS JOIN LATERAL jsonb_array_elements(p.changes) AS e (change)
JOIN lists i ON i.project_id = $1 AND i.id = (change -> 'set' ->> 'list_id')::uuid
JOIN lists f ON f.project_id = $1 AND f.id = (change -> 'was' ->> 'list_id')::uuid
JOIN cards c ON c.project_id = $1 AND c.id = (change ->> 'id')::uuid
WHERE p.project_id = $1 AND p.at >= $3 AND p.at < $4 AND p.sequence > coalesce((SELECT sequence FROM project_changes
    WHERE project_id = $1 AND at < $3 ORDER BY sequence DESC LIMIT 1), 0)
  AND p.undoes IS NULL AND change ->> 'of' = 'card' AND c.assignee = ANY ($2) AND p.actor <> c.assignee
  AND ((f.status = 'done' AND i.status <> 'done') OR (f.status = 'review' AND i.status IN ('todo', 'in-progress')))
GROUP BY c.assignee`,
  params: [uuid, array(uuid), timestamptz, timestamptz],
  row: { person: uuid, returned: int4 },
});
