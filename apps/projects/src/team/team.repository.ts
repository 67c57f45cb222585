import { Injectable } from '@nestjs/common';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import type { TeamRole } from '@nivel/contracts/projects/team-shape';
import {
  array,
  bool,
  int4,
  nullable,
  query,
  text,
  textOf,
  uuid,
  type RowOfStatement,
} from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';
import { EFFECTIVE_ROLE, LISTED_ROLE, PROJECT_PEOPLE } from '../project-access/project-roles.sql.ts';

/** The shown form of teams: with the admins of the organization, and without people who have left it. */
const MEMBERS = query({
  text: `SELECT p.id AS "projectId", p.name AS "projectName", u.user_id AS "userId", u.email, u.full_name AS "fullName",
  u.avatar_url AS "avatarUrl", u.is_active AS "isActive", m.role AS "teamRole", o.role IN ('owner', 'admin') IS TRUE AS "isAdmin"
FROM projects p
JOIN LATERAL (SELECT user_id FROM project_members WHERE project_id = p.id UNION SELECT user_id FROM organization_members
  WHERE organization_id = p.organization_id AND role IN ('owner', 'admin') AND removed_at IS NULL) t ON true
JOIN crico_users u ON u.user_id = t.user_id
LEFT JOIN project_members m ON m.project_id = p.id AND m.user_id = u.user_id
LEFT JOIN organization_members o ON o.organization_id = p.organization_id AND o.user_id = u.user_id AND o.removed_at IS NULL
WHERE p.id = ANY ($1) AND p.deleted_at IS NULL AND (p.organization_id IS NULL OR o.id IS NOT NULL)
ORDER BY u.full_name, u.user_id, p.name, p.id`,
  params: [array(uuid)],
  row: {
    projectId: uuid,
    projectName: text,
    userId: uuid,
    email: text,
    fullName: text,
    avatarUrl: nullable(text),
    isActive: bool,
    teamRole: nullable(textOf<TeamRole>()),
    isAdmin: bool,
  },
});
export type ShownMember = RowOfStatement<typeof MEMBERS>;

/**
 * Everyone who is in a project, has cards there, or was in its team until their removal from Crico; people with access only
 * because the project is visible are left out.
 */
const PEOPLE = query({
  text: `WITH listed AS (SELECT u.user_id, ${LISTED_ROLE} AS role, ${EFFECTIVE_ROLE} AS effective ${PROJECT_PEOPLE})
SELECT u.user_id AS "userId", u.full_name AS "fullName", u.email, u.avatar_url AS "avatarUrl", coalesce(l.role, l.effective) AS role
FROM crico_users u LEFT JOIN listed l ON l.user_id = u.user_id
WHERE l.role <> 'reader' OR EXISTS (SELECT 1 FROM project_members m WHERE m.project_id = $1 AND m.user_id = u.user_id)
  OR EXISTS (SELECT 1 FROM cards c WHERE c.project_id = $1 AND c.assignee = u.user_id AND c.position IS NOT NULL)
ORDER BY u.full_name, u.user_id`,
  params: [uuid],
  row: {
    userId: uuid,
    fullName: text,
    email: text,
    avatarUrl: nullable(text),
    role: nullable(textOf<ProjectRole>()),
  },
});
const TEAMS = query({
  text: `SELECT p.id AS "projectId", p.organization_id AS "organizationId", m.role
FROM project_members m JOIN projects p ON p.id = m.project_id WHERE m.user_id = $1 ORDER BY p.id`,
  params: [uuid],
  row: { projectId: uuid, organizationId: nullable(uuid), role: text },
});
const DIRECTORS = query({
  text: `SELECT count(*)::integer AS count FROM project_members m JOIN projects p ON p.id = m.project_id
JOIN crico_users u ON u.user_id = m.user_id AND u.is_active
LEFT JOIN organization_members o ON o.organization_id = p.organization_id AND o.user_id = m.user_id AND o.removed_at IS NULL
WHERE m.project_id = $1 AND m.role = 'director' AND (p.organization_id IS NULL OR o.id IS NOT NULL)`,
  params: [uuid],
  row: { count: int4 },
});

/** The teams of projects. Changing one requires the lock of the project's row. */
@Injectable()
export class TeamRepository {
  shown(reads: ProjectsReads, projectIds: readonly string[]): Promise<ShownMember[]> {
    return reads.rows(MEMBERS, [projectIds]);
  }

  people(reads: ProjectsReads, projectId: string): Promise<RowOfStatement<typeof PEOPLE>[]> {
    return reads.rows(PEOPLE, [projectId]);
  }

  async organizationOf(reads: ProjectsReads, projectId: string): Promise<string | null> {
    const found = await reads.client.project.findUnique({
      where: { id: projectId },
      select: { organizationId: true },
    });
    return found?.organizationId ?? null;
  }

  async roleOf(reads: ProjectsReads, projectId: string, userId: string): Promise<string | null> {
    const where = { projectId_userId: { projectId, userId } };
    return (await reads.client.projectMember.findUnique({ where }))?.role ?? null;
  }

  /** Counts directors whose membership counts. */
  async countDirectors(reads: ProjectsReads, projectId: string): Promise<number> {
    return (await reads.rows(DIRECTORS, [projectId]))[0]?.count ?? 0;
  }

  /** Everyone in the team, the longest-standing first. */
  members(reads: ProjectsReads, projectId: string) {
    const where = { projectId };
    return reads.client.projectMember.findMany({ where, orderBy: [{ joinedAt: 'asc' }, { userId: 'asc' }] });
  }

  /** Every team of a person, those of projects in the trash too, by the id of the project. */
  teamsOf(reads: ProjectsReads, userId: string): Promise<RowOfStatement<typeof TEAMS>[]> {
    return reads.rows(TEAMS, [userId]);
  }

  async put(unit: ProjectsUnit, projectId: string, userId: string, role: TeamRole): Promise<void> {
    await unit.client.projectMember.upsert({
      where: { projectId_userId: { projectId, userId } },
      create: { projectId, userId, role, joinedAt: unit.now },
      update: { role },
    });
  }

  async remove(unit: ProjectsUnit, projectId: string, userId: string): Promise<void> {
    await unit.client.projectMember.delete({ where: { projectId_userId: { projectId, userId } } });
  }
}
