import { Injectable } from '@nestjs/common';
import { array, query, text, textOf, uuid } from '@nivel/messaging/statement';
import type { OrganizationRole } from '@nivel/contracts/projects/memberships';
import type { ProjectsReads } from '../database.ts';

/**
 * The roles that count now: of active people, in organizations that are not in the trash. Administrators of the installation
 * count as owners everywhere, without being members.
 */
const EFFECTIVE = `FROM crico_users u JOIN organizations o ON o.deleted_at IS NULL
LEFT JOIN organization_members m ON m.organization_id = o.id AND m.user_id = u.user_id AND m.removed_at IS NULL
WHERE u.user_id = $1 AND u.is_active AND (u.role = 'admin' OR m.id IS NOT NULL)`;
const EFFECTIVE_ROLE = `CASE WHEN u.role = 'admin' THEN 'owner' ELSE m.role END`;

const ROLE = query({
  text: `SELECT ${EFFECTIVE_ROLE} AS role ${EFFECTIVE} AND o.id = $2`,
  params: [uuid, uuid],
  row: { role: textOf<OrganizationRole>() },
});
const IDS = query({
  text: `SELECT o.id ${EFFECTIVE} AND ${EFFECTIVE_ROLE} = ANY($2)`,
  params: [uuid, array(text)],
  row: { id: uuid },
});

/** The rights of people in organizations at this moment. */
@Injectable()
export class OrganizationRolesRepository {
  async roleOf(reads: ProjectsReads, userId: string, organizationId: string): Promise<OrganizationRole | null> {
    return (await reads.rows(ROLE, [userId, organizationId]))[0]?.role ?? null;
  }

  async idsWith(reads: ProjectsReads, userId: string, roles: readonly string[]): Promise<readonly string[]> {
    return (await reads.rows(IDS, [userId, roles])).map(({ id }) => id);
  }
}
