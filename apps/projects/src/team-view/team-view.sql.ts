import { bool, int4, nullable, query, text, timestamptz, uuid } from '@nivel/messaging/statement';

const counted = (what: string, as: string): string =>
  `count(${what}) FILTER (WHERE at >= $3)::integer AS "${as}Current", count(${what}) FILTER (WHERE at < $3)::integer AS "${as}Before"`;

/**
 * The activity of a project (`$1`) since two weeks ago (`$2`), since one week ago (`$3`) and before that. `$4`: includes
 * comments for the team. The log is read backwards from its end, so older rows cost nothing. A move into a done list does not
 * count once it is undone.
 */
export const TEAM_NUMBERS = query({
  text: `WITH edge AS (SELECT coalesce((SELECT sequence FROM project_changes WHERE project_id = $1 AND at < $2 ORDER BY sequence DESC LIMIT 1), 0) AS sequence),
recent AS (SELECT g.sequence, g.at, g.actor, g.changes FROM project_changes g, edge WHERE g.project_id = $1 AND g.sequence > edge.sequence AND g.at >= $2),
said AS (SELECT created_at AS at, author_id FROM comments WHERE project_id = $1 AND created_at >= $2 AND deleted_at IS NULL AND ($4 OR NOT is_team_only)
  UNION ALL SELECT created_at, author_id FROM chat_messages WHERE $4 AND project_id = $1 AND created_at >= $2 AND deleted_at IS NULL),
people AS (SELECT at, actor FROM recent WHERE actor IS NOT NULL UNION ALL SELECT at, author_id FROM said),
done AS (SELECT g.at, c ->> 'id' AS id FROM recent g CROSS JOIN jsonb_array_elements(g.changes) AS e (c)
  JOIN lists l ON l.project_id = $1 AND l.id = (c -> 'set' ->> 'list_id')::uuid AND l.status = 'done'
  LEFT JOIN lists w ON w.project_id = $1 AND w.id = (c -> 'was' ->> 'list_id')::uuid
  WHERE c ->> 'of' = 'card' AND w.status IS DISTINCT FROM 'done'
    AND NOT EXISTS (SELECT 1 FROM project_changes u WHERE u.project_id = $1 AND u.undoes = g.sequence))
SELECT s.*, p.*, d.*, (SELECT meeting_url FROM project_settings WHERE project_id = $1) AS "meetingUrl"
FROM (SELECT ${counted('*', 'said')} FROM said) s, (SELECT ${counted('DISTINCT actor', 'people')} FROM people) p,
  (SELECT ${counted('DISTINCT id', 'done')} FROM done) d`,
  params: [uuid, timestamptz, timestamptz, bool],
  row: {
    saidCurrent: int4,
    saidBefore: int4,
    peopleCurrent: int4,
    peopleBefore: int4,
    doneCurrent: int4,
    doneBefore: int4,
    meetingUrl: nullable(text),
  },
});
