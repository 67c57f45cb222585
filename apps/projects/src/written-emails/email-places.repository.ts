import { Injectable } from '@nestjs/common';
import { MOST_CONTACTS } from '@nivel/contracts/projects/read-support.operation';
import { array, bool, nullable, query, text, uuid } from '@nivel/messaging/statement';
import type { ProjectsReads } from '../database.ts';
import { EFFECTIVE_ROLE, SEEN_PROJECTS } from '../project-access/project-roles.sql.ts';

/**
 * The projects that a person (`$1`) leads and whose team, or admins of its organization, include all addresses (`$3`): the
 * requested project (`$2`), or the first one that may send e-mails.
 */
const PLACE = query({
  text: `WITH led AS MATERIALIZED (SELECT p.id, p.name, p.organization_id, p.created_at ${SEEN_PROJECTS}
  AND ${EFFECTIVE_ROLE} IN ('lead', 'director') AND ($2::uuid IS NULL OR p.id = $2))
SELECT l.id, l.name, coalesce(s.email_notifications, true) AS writes, array_agg(DISTINCT u.user_id) AS "to",
  (SELECT full_name FROM crico_users WHERE user_id = $1) AS "senderName"
FROM crico_users u CROSS JOIN led l
LEFT JOIN project_members m ON m.project_id = l.id AND m.user_id = u.user_id
LEFT JOIN organization_members o ON o.organization_id = l.organization_id AND o.user_id = u.user_id AND o.removed_at IS NULL
LEFT JOIN project_settings s ON s.project_id = l.id
WHERE u.email = ANY ($3) AND u.is_active AND ((m.user_id IS NOT NULL AND (l.organization_id IS NULL OR o.id IS NOT NULL))
  OR o.role IN ('owner', 'admin'))
GROUP BY l.id, l.name, l.created_at, s.email_notifications HAVING count(DISTINCT u.email) = cardinality($3)
ORDER BY writes DESC, l.created_at, l.id LIMIT 1`,
  params: [uuid, nullable(uuid), array(text)],
  row: { id: uuid, name: text, writes: bool, to: array(uuid), senderName: text },
});
const CONTACTS = query({
  text: `SELECT u.full_name AS full_name, u.email FROM crico_users u WHERE u.is_active AND u.user_id <> $1 AND EXISTS (
  SELECT 1 FROM organization_members o JOIN organizations g ON g.id = o.organization_id AND g.deleted_at IS NULL
  JOIN organization_members m ON m.organization_id = o.organization_id AND m.user_id = $1 AND m.removed_at IS NULL
  WHERE o.user_id = u.user_id AND o.removed_at IS NULL AND o.role IN ('owner', 'admin'))
ORDER BY u.full_name, u.user_id LIMIT ${MOST_CONTACTS}`,
  params: [uuid],
  row: { full_name: text, email: text },
});

/** The possible recipients of e-mails. */
@Injectable()
export class EmailPlacesRepository {
  /** Null: there is no such project, right or member. */
  async place(reads: ProjectsReads, userId: string, projectId: string | null, to: readonly string[]) {
    const [place = null] = await reads.rows(PLACE, [userId, projectId, to]);
    return place;
  }

  /** The people of a person's organizations whom they can ask. */
  contacts(reads: ProjectsReads, userId: string) {
    return reads.rows(CONTACTS, [userId]);
  }
}
