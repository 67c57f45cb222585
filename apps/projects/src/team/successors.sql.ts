import { array, nullable, query, text, uuid } from '@nivel/messaging/statement';

/** A membership of a team counts while the person is in the organization of the project, where it has one. */
const COUNTING = `LEFT JOIN organization_members o ON o.organization_id = p.organization_id AND o.user_id = m.user_id AND o.removed_at IS NULL`;
const COUNTS = '(p.organization_id IS NULL OR o.id IS NOT NULL)';

/** The projects that a person (`$1`) directs as a member of their teams, in one organization (`$2`) or everywhere. */
export const DIRECTED = query({
  text: `SELECT p.id FROM project_members m JOIN projects p ON p.id = m.project_id AND p.deleted_at IS NULL
LEFT JOIN organizations g ON g.id = p.organization_id ${COUNTING}
WHERE m.user_id = $1 AND m.role = 'director' AND g.deleted_at IS NULL AND ${COUNTS}
AND ($2::uuid IS NULL OR p.organization_id = $2) ORDER BY p.id`,
  params: [uuid, nullable(uuid)],
  row: { id: uuid },
});

/**
 * The projects among some (`$2`) whose only active director is one person (`$1`), each with the possible successors: leads,
 * then members of the team, then admins and owners of the organization.
 */
export const LEADERLESS = query({
  text: `SELECT p.id, p.name, c.user_id AS "userId", c.name AS "fullName" FROM projects p
LEFT JOIN LATERAL (SELECT u.user_id, coalesce(nullif(u.full_name, ''), u.email) AS name, m.role
  FROM crico_users u LEFT JOIN project_members m ON m.project_id = p.id AND m.user_id = u.user_id
  LEFT JOIN organization_members o ON o.organization_id = p.organization_id AND o.user_id = u.user_id AND o.removed_at IS NULL
  WHERE u.is_active AND u.user_id <> $1
    AND ((m.role IN ('lead', 'member') AND ${COUNTS}) OR o.role IN ('owner', 'admin'))
  ORDER BY array_position(ARRAY['lead', 'member'], m.role) NULLS LAST, name, u.user_id LIMIT 100) c ON true
WHERE p.id = ANY ($2) AND NOT EXISTS (SELECT 1 FROM project_members m JOIN crico_users u ON u.user_id = m.user_id AND u.is_active
  ${COUNTING} WHERE m.project_id = p.id AND m.role = 'director' AND m.user_id <> $1 AND ${COUNTS})
ORDER BY p.name, p.id, array_position(ARRAY['lead', 'member'], c.role) NULLS LAST, c.name, c.user_id`,
  params: [uuid, array(uuid)],
  row: { id: uuid, name: text, userId: nullable(uuid), fullName: nullable(text) },
});
