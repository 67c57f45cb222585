import { Injectable } from '@nestjs/common';
import type { ProjectRole } from '@nivel/contracts/projects/memberships';
import type { MilestoneRow } from '@nivel/contracts/projects/milestone-shape';
import { int4, int8, jsonb, nullable, query, text, textOf, timestamptz, uuid } from '@nivel/messaging/statement';
import type { ProjectsReads } from '../database.ts';
import { EFFECTIVE_ROLE, PROJECT_PEOPLE, SEEN_PROJECTS } from '../project-access/project-roles.sql.ts';

/** Bytes of milestones that one answer holds: a message between services holds a megabyte. */
const MOST_BYTES = 800_000;

const ROW = `jsonb_build_object('id', m.id, 'project_id', m.project_id, 'name', m.name, 'description', m.description, 'deadline', m.deadline,
  'status', m.status, 'priority', m.priority, 'notes', m.notes, 'assigned_to', m.assigned_to, 'progress_percentage', m.progress_percentage,
  'created_by', m.created_by, 'created_at', to_char(m.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'updated_at', to_char(m.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'list_id', m.list_id)`;

const OF_PROJECT = query({
  text: `SELECT row FROM (SELECT row, n, sum(octet_length(row::text)) OVER (ORDER BY n) AS bytes FROM (
  SELECT ${ROW} AS row, row_number() OVER (ORDER BY l.position, c.position) AS n
  FROM milestones m JOIN cards c ON c.id = m.id JOIN lists l ON l.id = m.list_id WHERE m.project_id = $1
  ORDER BY l.position, c.position OFFSET $2) r) s WHERE bytes < ${MOST_BYTES} OR n = $2 + 1 ORDER BY n`,
  params: [uuid, int8],
  row: { row: jsonb<MilestoneRow>() },
});
const BY_ID = query({
  text: `SELECT ${ROW} AS row FROM milestones m WHERE m.id = $1`,
  params: [uuid],
  row: { row: jsonb<MilestoneRow>() },
});
const ROLE_IN_CARD = query({
  text: `SELECT ${EFFECTIVE_ROLE} AS role ${SEEN_PROJECTS} AND p.id = (SELECT project_id FROM cards WHERE id = $2)`,
  params: [uuid, uuid],
  row: { role: textOf<ProjectRole>() },
});
const ROLE_IN_LIST = query({
  text: `SELECT ${EFFECTIVE_ROLE} AS role ${SEEN_PROJECTS} AND p.id = (SELECT project_id FROM lists WHERE id = $2)`,
  params: [uuid, uuid],
  row: { role: textOf<ProjectRole>() },
});
const PROJECT_OF_CARD = query({
  text: 'SELECT project_id AS "projectId" FROM cards WHERE id = $1',
  params: [uuid],
  row: { projectId: uuid },
});
const PROJECT_OF_LIST = query({
  text: 'SELECT project_id AS "projectId" FROM lists WHERE id = $1',
  params: [uuid],
  row: { projectId: uuid },
});
const LISTS = query({
  text: `SELECT l.id, l.name, l.description, l.color, l.status, l.wip_limit AS "wipLimit", l.created_at AS "createdAt", u.full_name AS "createdByName",
  (SELECT count(*)::integer FROM cards c WHERE c.list_id = l.id AND c.position IS NOT NULL) AS "cardCount"
FROM lists l LEFT JOIN crico_users u ON u.user_id = l.created_by
WHERE l.project_id = $1 AND l.position IS NOT NULL ORDER BY l.position`,
  params: [uuid],
  row: {
    id: uuid,
    name: text,
    description: text,
    color: text,
    status: text,
    wipLimit: nullable(int4),
    createdAt: timestamptz,
    createdByName: nullable(text),
    cardCount: int4,
  },
});
/** An address belongs to one person; a name counts only if no other member has it. */
const BY_NAME = query({
  text: `SELECT u.user_id AS "userId" ${PROJECT_PEOPLE} AND (lower(u.email) = lower($2) OR u.full_name = $2)
ORDER BY lower(u.email) <> lower($2) LIMIT 2`,
  params: [uuid, text],
  row: { userId: uuid },
});
/** Cards and lists as the documented calls name them: by their own ids. */
@Injectable()
export class MilestonesRepository {
  async ofProject(reads: ProjectsReads, projectId: string, offset: number): Promise<MilestoneRow[]> {
    return (await reads.rows(OF_PROJECT, [projectId, offset])).map(({ row }) => row);
  }

  async find(reads: ProjectsReads, id: string): Promise<MilestoneRow | null> {
    return (await reads.rows(BY_ID, [id]))[0]?.row ?? null;
  }

  async roleIn(
    reads: ProjectsReads,
    of: 'milestone' | 'list',
    userId: string,
    id: string,
  ): Promise<ProjectRole | null> {
    const statement = of === 'milestone' ? ROLE_IN_CARD : ROLE_IN_LIST;
    return (await reads.rows(statement, [userId, id]))[0]?.role ?? null;
  }

  async projectOf(reads: ProjectsReads, of: 'milestone' | 'list', id: string): Promise<string | null> {
    const statement = of === 'milestone' ? PROJECT_OF_CARD : PROJECT_OF_LIST;
    return (await reads.rows(statement, [id]))[0]?.projectId ?? null;
  }

  lists(reads: ProjectsReads, projectId: string) {
    return reads.rows(LISTS, [projectId]);
  }

  /** The person with an address or name among those who see a project; null: none, or several. */
  async personCalled(reads: ProjectsReads, projectId: string, name: string): Promise<string | null> {
    const [one, other] = await reads.rows(BY_NAME, [projectId, name]);
    return one !== undefined && other === undefined ? one.userId : null;
  }
}
