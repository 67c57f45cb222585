import type { OpenCard } from '@nivel/contracts/projects/work-history';
import {
  array,
  bool,
  float8,
  int4,
  int8,
  jsonb,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';

/** The open cards of a project (`$1`), those that are due first before the others. */
export const OPEN_CARDS = query({
  text: `SELECT c.id, c.number::integer AS number, l.status, c.priority, c.assignee, c.due_on::text AS "dueOn",
  c.blocked_reason IS NOT NULL AS blocked, (c.updated_at AT TIME ZONE 'UTC')::date::text AS "changedOn",
  c.estimated_hours::float8 AS hours, c.progress::integer AS progress, coalesce(c.depends_on, '{}') AS "dependsOn"
FROM cards c JOIN lists l ON l.id = c.list_id
WHERE c.project_id = $1 AND c.position IS NOT NULL AND l.status <> 'done' ORDER BY c.due_on NULLS LAST, c.number LIMIT $2`,
  params: [uuid, int8],
  row: {
    id: uuid,
    number: int4,
    status: textOf<OpenCard[2]>(),
    priority: textOf<OpenCard[3]>(),
    assignee: nullable(uuid),
    dueOn: nullable(text),
    blocked: bool,
    changedOn: text,
    hours: nullable(float8),
    progress: int4,
    dependsOn: array(uuid),
  },
});

/**
 * The entries of a project's log (`$1`) since a moment (`$2`), without commands of some kinds (`$3`). The last move into a done
 * list finishes a card; a card that was created or imported there does not count as finished by the team. The log is read
 * backwards from its end, so older rows cost nothing.
 */
export const LOGGED_WORK = query({
  text: `WITH logged AS MATERIALIZED (
  SELECT p.sequence, p.at, p.actor, e.n, (e.change ->> 'id')::uuid AS card,
    (e.change -> 'set' ->> 'list_id')::uuid AS into_list, (e.change -> 'was' ->> 'list_id')::uuid AS from_list
  FROM project_changes p CROSS JOIN LATERAL jsonb_array_elements(p.changes) WITH ORDINALITY AS e (change, n)
  WHERE p.project_id = $1 AND p.at >= $2 AND p.sequence > coalesce((SELECT sequence FROM project_changes
    WHERE project_id = $1 AND at < $2 ORDER BY sequence DESC LIMIT 1), 0) AND p.kind <> ALL ($3) AND e.change ->> 'of' = 'card'
), moves AS (
  SELECT g.card, g.sequence, g.n, g.at, i.status = 'done' AS ends FROM logged g
  JOIN lists i ON i.id = g.into_list JOIN lists f ON f.id = g.from_list
  WHERE (i.status = 'done') <> (f.status = 'done')
), latest AS (SELECT DISTINCT ON (card) card, at, ends FROM moves ORDER BY card, sequence DESC, n DESC),
finished AS (SELECT card, (at AT TIME ZONE 'UTC')::date::text AS day FROM latest WHERE ends)
SELECT
  (SELECT coalesce(jsonb_agg(jsonb_build_array(d.day, d.cards)), '[]')
    FROM (SELECT day, count(*) AS cards FROM finished GROUP BY day) d) AS "perDay",
  (SELECT coalesce(jsonb_agg(jsonb_build_array(a.assignee, a.cards)), '[]') FROM (SELECT c.assignee, count(*) AS cards
    FROM finished f JOIN cards c ON c.id = f.card WHERE c.assignee IS NOT NULL GROUP BY c.assignee) a) AS "perPerson",
  (SELECT count(*)::integer FROM finished f WHERE EXISTS (SELECT 1 FROM moves m WHERE m.card = f.card AND NOT m.ends)) AS reopened,
  t.touched, t.shared,
  (SELECT at FROM project_changes WHERE project_id = $1 ORDER BY sequence LIMIT 1) AS "firstAt",
  (SELECT count(*)::integer FROM cards c JOIN lists l ON l.id = c.list_id
    WHERE c.project_id = $1 AND c.position IS NOT NULL AND l.status = 'done') AS done,
  (SELECT target_completion_date::text FROM project_settings WHERE project_id = $1) AS "targetOn"
FROM (SELECT count(*)::integer AS touched, (count(*) FILTER (WHERE k.people > 1))::integer AS shared
  FROM (SELECT card, count(DISTINCT actor) AS people FROM logged WHERE actor IS NOT NULL GROUP BY card) k) t`,
  params: [uuid, timestamptz, array(text)],
  row: {
    perDay: jsonb<[day: string, cards: number][]>(),
    perPerson: jsonb<[person: string, cards: number][]>(),
    reopened: int4,
    touched: int4,
    shared: int4,
    firstAt: nullable(timestamptz),
    done: int4,
    targetOn: nullable(text),
  },
});
