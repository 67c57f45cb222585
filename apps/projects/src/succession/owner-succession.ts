import { Injectable } from '@nestjs/common';
import { nullable, query, text, uuid } from '@nivel/messaging/statement';
import type { LeaderlessPlace } from '@nivel/contracts/projects/succession';
import type { ProjectsUnit } from '../database.ts';
import { leaderlessPlaces } from './leaderless.ts';
import { MemberChanges } from '../organizations/member-changes.ts';
import { MembersRepository } from '../organizations/members.repository.ts';

/** Organizations (`$2`, or all) that a person (`$1`) alone owns, each with the possible successors: admins, then members. */
const LEADERLESS = query({
  text: `SELECT g.id, g.name, c.user_id AS "userId", c.name AS "fullName"
FROM organization_members m JOIN organizations g ON g.id = m.organization_id AND g.deleted_at IS NULL
LEFT JOIN LATERAL (SELECT u.user_id, coalesce(nullif(u.full_name, ''), u.email) AS name, o.role
  FROM organization_members o JOIN crico_users u ON u.user_id = o.user_id AND u.is_active
  WHERE o.organization_id = g.id AND o.removed_at IS NULL AND o.user_id <> $1 AND o.role IN ('admin', 'member')
  ORDER BY o.role, name, u.user_id LIMIT 100) c ON true
WHERE m.user_id = $1 AND m.role = 'owner' AND m.removed_at IS NULL AND ($2::uuid IS NULL OR g.id = $2)
AND NOT EXISTS (SELECT 1 FROM organization_members o JOIN crico_users u ON u.user_id = o.user_id AND u.is_active
  WHERE o.organization_id = g.id AND o.role = 'owner' AND o.removed_at IS NULL AND o.user_id <> $1)
ORDER BY g.name, g.id, c.role, c.name, c.user_id`,
  params: [uuid, nullable(uuid)],
  row: { id: uuid, name: text, userId: nullable(uuid), fullName: nullable(text) },
});

/** The successor of an organization's only owner. */
@Injectable()
export class OwnerSuccession {
  constructor(
    private readonly members: MembersRepository,
    private readonly changes: MemberChanges,
  ) {}

  /** The caller holds the organizations. @param organizationId null: all */
  async leaderlessWithout(
    unit: ProjectsUnit,
    userId: string,
    organizationId: string | null,
  ): Promise<LeaderlessPlace[]> {
    return leaderlessPlaces('organization', await unit.rows(LEADERLESS, [userId, organizationId]));
  }

  /** Makes one of the candidates the owner. The caller holds the organization. */
  async handOver(unit: ProjectsUnit, organizationId: string, userId: string): Promise<void> {
    const member = await this.members.find(unit, organizationId, userId);
    if (member !== null) await this.changes.changeRole(unit, member, 'owner');
  }
}
