import { Injectable } from '@nestjs/common';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { array, nullable, query, text, textOf, uuid } from '@nivel/messaging/statement';
import type { ProjectsReads } from '../database.ts';
import { EFFECTIVE_ROLE, SEEN_PROJECTS } from './project-roles.sql.ts';

const ROLE = query({
  text: `SELECT ${EFFECTIVE_ROLE} AS role ${SEEN_PROJECTS} AND p.id = $2`,
  params: [uuid, uuid],
  row: { role: textOf<ProjectRole>() },
});
const IDS = query({
  text: `SELECT p.id ${SEEN_PROJECTS} AND ${EFFECTIVE_ROLE} = ANY ($2)`,
  params: [uuid, array(text)],
  row: { id: uuid },
});

const IDS_WITHOUT = query({
  text: `SELECT id FROM projects WHERE deleted_at IS NULL AND ($2::uuid IS NULL OR organization_id = $2)
AND id NOT IN (SELECT p.id ${SEEN_PROJECTS})`,
  params: [uuid, nullable(uuid)],
  row: { id: uuid },
});

/** Who has which right in which project at this moment. */
@Injectable()
export class ProjectRolesRepository {
  async roleOf(reads: ProjectsReads, userId: string, projectId: string): Promise<ProjectRole | null> {
    return (await reads.rows(ROLE, [userId, projectId]))[0]?.role ?? null;
  }

  async idsWith(reads: ProjectsReads, userId: string, roles: readonly string[]): Promise<readonly string[]> {
    return (await reads.rows(IDS, [userId, roles])).map(({ id }) => id);
  }

  /** Projects, of an organization or of all, in which somebody has no role. */
  async idsWithout(reads: ProjectsReads, userId: string, organizationId: string | null): Promise<readonly string[]> {
    return (await reads.rows(IDS_WITHOUT, [userId, organizationId])).map(({ id }) => id);
  }
}
