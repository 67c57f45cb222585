import { Injectable } from '@nestjs/common';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import { array, bool, command, int4, query, text, textOf, uuid } from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsStatements } from '../database.ts';
import {
  DELETED_PROJECTS,
  EFFECTIVE_ROLE,
  LISTED_ROLE,
  PROJECT_PEOPLE,
  ROLES_OF_PAIRS,
  SEEN_PROJECTS,
} from './project-roles.sql.ts';

const ROLE = query({
  text: `SELECT ${EFFECTIVE_ROLE} AS role ${SEEN_PROJECTS} AND p.id = $2`,
  params: [uuid, uuid],
  row: { role: textOf<ProjectRole>() },
});
const ROLES_OF_EACH = query({
  text: `SELECT k.nth::integer AS nth, ${EFFECTIVE_ROLE} AS role ${ROLES_OF_PAIRS}`,
  params: [array(uuid), array(uuid)],
  row: { nth: int4, role: textOf<ProjectRole>() },
});
const ROLE_IN_DELETED = query({
  text: `SELECT ${EFFECTIVE_ROLE} AS role ${DELETED_PROJECTS} AND p.id = $2`,
  params: [uuid, uuid],
  row: { role: textOf<ProjectRole>() },
});
const ROLES = query({
  text: `SELECT p.id AS "projectId", ${EFFECTIVE_ROLE} AS role ${SEEN_PROJECTS} ORDER BY p.id`,
  params: [uuid],
  row: { projectId: uuid, role: textOf<ProjectRole>() },
});
const IDS = query({
  text: `SELECT p.id ${SEEN_PROJECTS} AND ${EFFECTIVE_ROLE} = ANY ($2)`,
  params: [uuid, array(text)],
  row: { id: uuid },
});
const PEOPLE = query({
  text: `SELECT u.user_id AS "userId", ${EFFECTIVE_ROLE} AS role,
  coalesce(o.role IN ('owner', 'admin'), false) AS "isOrganizationAdmin"
${PROJECT_PEOPLE} AND ${EFFECTIVE_ROLE} <> 'reader'`,
  params: [uuid],
  row: { userId: uuid, role: textOf<ProjectRole>(), isOrganizationAdmin: bool },
});
const DIRECTOR = query({
  text: `SELECT u.user_id AS "userId" ${PROJECT_PEOPLE} AND ${LISTED_ROLE} = 'director' ORDER BY m.user_id, u.user_id LIMIT 1`,
  params: [uuid],
  row: { userId: uuid },
});
const IDS_WITHOUT = query({
  text: `SELECT id FROM projects WHERE deleted_at IS NULL AND organization_id = $2 AND id NOT IN (SELECT p.id ${SEEN_PROJECTS})`,
  params: [uuid, uuid],
  row: { id: uuid },
});
const LOCK = command({
  text: 'SELECT id FROM projects WHERE id = $1 FOR UPDATE',
  params: [uuid],
  row: { id: uuid },
});

const READERS = query({
  text: `SELECT u.user_id AS "userId" ${PROJECT_PEOPLE}`,
  params: [uuid],
  row: { userId: uuid },
});

/** The person and the project in question. */
export interface RoleQuery {
  readonly userId: string;
  readonly projectId: string;
}

/** The rights of people in projects at this moment. */
@Injectable()
export class ProjectRolesRepository {
  /** Nothing else changes the project, its board or its team until the unit ends. */
  async lock(unit: ProjectsStatements, projectId: string): Promise<void> {
    await unit.rows(LOCK, [projectId]);
  }

  async roleOf(reads: Pick<ProjectsReads, 'rows'>, userId: string, projectId: string): Promise<ProjectRole | null> {
    return (await reads.rows(ROLE, [userId, projectId]))[0]?.role ?? null;
  }

  /** Several people's roles, each in a project of their own. */
  async rolesOfEach(reads: Pick<ProjectsReads, 'rows'>, asked: readonly RoleQuery[]): Promise<(ProjectRole | null)[]> {
    const roles: (ProjectRole | null)[] = asked.map(() => null);
    const pairs = [asked.map(({ userId }) => userId), asked.map(({ projectId }) => projectId)] as const;
    for (const { nth, role } of await reads.rows(ROLES_OF_EACH, [...pairs])) roles[nth - 1] = role;
    return roles;
  }

  /** The role that a person would have in a project in the trash. */
  async roleInDeleted(reads: ProjectsReads, userId: string, projectId: string): Promise<ProjectRole | null> {
    return (await reads.rows(ROLE_IN_DELETED, [userId, projectId]))[0]?.role ?? null;
  }

  /** All projects in which a person has a role. */
  rolesOf(reads: ProjectsReads, userId: string) {
    return reads.rows(ROLES, [userId]);
  }

  async idsWith(reads: ProjectsReads, userId: string, roles: readonly string[]): Promise<readonly string[]> {
    return (await reads.rows(IDS, [userId, roles])).map(({ id }) => id);
  }

  /** Projects of an organization in which a person has no role. */
  async idsWithout(reads: ProjectsReads, userId: string, organizationId: string): Promise<readonly string[]> {
    return (await reads.rows(IDS_WITHOUT, [userId, organizationId])).map(({ id }) => id);
  }

  /** Everyone with more than public read access to a project. */
  peopleOf(reads: Pick<ProjectsReads, 'rows'>, projectId: string) {
    return reads.rows(PEOPLE, [projectId]);
  }

  /** One director of a project, from its team where it has one; administrators of the installation do not count. */
  async directorOf(reads: Pick<ProjectsReads, 'rows'>, projectId: string): Promise<string | null> {
    return (await reads.rows(DIRECTOR, [projectId]))[0]?.userId ?? null;
  }

  /** Everybody who sees a project, readers included. */
  async readersOf(reads: Pick<ProjectsReads, 'rows'>, projectId: string): Promise<string[]> {
    return (await reads.rows(READERS, [projectId])).map(({ userId }) => userId);
  }
}
