import { Injectable } from '@nestjs/common';
import { int4, nullable, query, text, timestamptz, uuid, type RowOfStatement } from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';
import { DELETED_PROJECTS, EFFECTIVE_ROLE } from '../project-access/project-roles.sql.ts';

const IMPACT = query({
  text: `SELECT (SELECT count(*)::integer FROM lists WHERE project_id = $1 AND position IS NOT NULL) AS lists,
  (SELECT count(*)::integer FROM cards WHERE project_id = $1 AND position IS NOT NULL) AS milestones,
  (SELECT count(*)::integer FROM cards c JOIN lists l ON l.id = c.list_id
    WHERE c.project_id = $1 AND c.position IS NOT NULL AND l.status <> 'done') AS "openMilestones",
  (SELECT count(*)::integer FROM project_members WHERE project_id = $1) AS members,
  (SELECT count(*)::integer FROM crico_user_invites WHERE project_id = $1 AND accepted_at IS NULL AND revoked_at IS NULL) AS invites`,
  params: [uuid],
  row: { lists: int4, milestones: int4, openMilestones: int4, members: int4, invites: int4 },
});
const DELETED = query({
  text: `SELECT p.id, p.name, p.color, p.organization_id AS "organizationId", p.deleted_at AS "deletedAt", p.deleted_by AS "deletedBy",
  (SELECT count(*)::integer FROM cards c WHERE c.project_id = p.id AND c.position IS NOT NULL) AS milestones
${DELETED_PROJECTS} AND ${EFFECTIVE_ROLE} = 'director' AND p.deleted_at > $2 ORDER BY p.deleted_at DESC, p.id`,
  params: [uuid, timestamptz],
  row: {
    id: uuid,
    name: text,
    color: text,
    organizationId: nullable(uuid),
    deletedAt: timestamptz,
    deletedBy: nullable(uuid),
    milestones: int4,
  },
});

/** Moves projects into the trash and out of it. */
@Injectable()
export class DeletedProjectsRepository {
  async impact(reads: ProjectsReads, projectId: string): Promise<RowOfStatement<typeof IMPACT>> {
    const [impact] = await reads.rows(IMPACT, [projectId]);
    return impact ?? { lists: 0, milestones: 0, openMilestones: 0, members: 0, invites: 0 };
  }

  /** Projects that a person may restore, deleted after a moment. */
  list(reads: ProjectsReads, userId: string, after: Date): Promise<RowOfStatement<typeof DELETED>[]> {
    return reads.rows(DELETED, [userId, after]);
  }

  find(reads: ProjectsReads, id: string) {
    const select = { name: true, organizationId: true, deletedAt: true, deletedBy: true, purgedAt: true };
    return reads.client.project.findUnique({ where: { id }, select });
  }

  async change(
    unit: ProjectsUnit,
    id: string,
    data: { readonly deletedAt: Date | null; readonly deletedBy: string | null },
  ): Promise<void> {
    await unit.client.project.update({ where: { id }, data });
  }
}
