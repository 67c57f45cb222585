import { Injectable } from '@nestjs/common';
import type { HolidayProblem } from '@nivel/contracts/projects/holidays/holiday-source-values';
import {
  command,
  int4,
  int8,
  jsonb,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
  type RowOfStatement,
} from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsStatements } from '../database.ts';
import type { Holiday } from './followed-holidays.ts';

type Reads = Pick<ProjectsReads, 'rows'>;

const COLUMNS = `h.id, h.project_id AS "projectId", h.url, h.owner_id AS "ownerId", h.days, h.left_out AS "leftOut", h.failures,
  h.problem, h.version, h.fetched_at AS "fetchedAt", h.next_fetch_at AS "nextFetchAt"`;
const row = {
  ...{ id: uuid, projectId: uuid, url: text, ownerId: uuid, days: jsonb<readonly Holiday[]>(), leftOut: int4 },
  ...{ failures: int4, problem: nullable(textOf<HolidayProblem>()), version: int4 },
  ...{ fetchedAt: nullable(timestamptz), nextFetchAt: nullable(timestamptz) },
};
const OF_PROJECT = query({
  text: `SELECT ${COLUMNS} FROM holiday_sources h WHERE h.project_id = $1 ORDER BY h.created_at, h.id`,
  params: [uuid],
  row,
});
const FIND = query({ text: `SELECT ${COLUMNS} FROM holiday_sources h WHERE h.id = $1`, params: [uuid], row });
const ADD = command({
  text: `INSERT INTO holiday_sources (id, project_id, url, owner_id, next_fetch_at, created_at) VALUES ($1, $2, $3, $4, $5, $5)`,
  params: [uuid, uuid, text, uuid, timestamptz],
});
const REMOVE = command({ text: 'DELETE FROM holiday_sources WHERE id = $1', params: [uuid] });
/** What another process fetches at this moment is left to it; in the trash nothing is fetched. */
const BEGIN = command({
  text: `UPDATE holiday_sources h SET next_fetch_at = $2 WHERE h.id = ANY (ARRAY(
  SELECT n.id FROM holiday_sources n JOIN projects p ON p.id = n.project_id LEFT JOIN organizations g ON g.id = p.organization_id
  WHERE n.next_fetch_at <= $1 AND p.deleted_at IS NULL AND g.deleted_at IS NULL
  ORDER BY n.next_fetch_at, n.id LIMIT $3 FOR UPDATE OF n SKIP LOCKED))
RETURNING ${COLUMNS}`,
  params: [timestamptz, timestamptz, int8],
  row,
});
const TOOK = command({
  text: `UPDATE holiday_sources SET days = $2, left_out = $3, owner_id = $4, fetched_at = $5, next_fetch_at = $6, failures = 0,
  problem = NULL, version = version + 1 WHERE id = $1`,
  params: [uuid, jsonb<never>(), int4, uuid, timestamptz, timestamptz],
});
const FAILED = command({
  text: 'UPDATE holiday_sources SET problem = $2, failures = failures + 1, next_fetch_at = $3 WHERE id = $1',
  params: [uuid, text, nullable(timestamptz)],
});

export type StoredSource = RowOfStatement<typeof FIND>;

/** What came of an attempt that gave days. */
interface TakenDays {
  readonly days: readonly Holiday[];
  readonly leftOut: number;
  readonly ownerId: string;
  readonly nextFetchAt: Date;
}

/** Calendars to which projects subscribe. */
@Injectable()
export class HolidaySourcesRepository {
  of(reads: Reads, projectId: string): Promise<StoredSource[]> {
    return reads.rows(OF_PROJECT, [projectId]);
  }

  /** Also one of another project. */
  async find(reads: Reads, id: string): Promise<StoredSource | null> {
    return (await reads.rows(FIND, [id]))[0] ?? null;
  }

  /** Its first time is now. */
  async add(
    unit: ProjectsStatements,
    { id, projectId, url, ownerId }: Pick<StoredSource, 'id' | 'projectId' | 'url' | 'ownerId'>,
  ): Promise<void> {
    await unit.rows(ADD, [id, projectId, url, ownerId, unit.now]);
  }

  async remove(unit: ProjectsStatements, id: string): Promise<void> {
    await unit.rows(REMOVE, [id]);
  }

  /**
   * Begins an attempt of those whose time has come, the earliest first.
   * @param lostAt when an attempt whose process died is made again
   */
  begin(unit: ProjectsStatements, lostAt: Date, most: number): Promise<StoredSource[]> {
    return unit.rows(BEGIN, [unit.now, lostAt, most]);
  }

  async took(unit: ProjectsStatements, id: string, { days, leftOut, ownerId, nextFetchAt }: TakenDays): Promise<void> {
    await unit.rows(TOOK, [id, JSON.stringify(days), leftOut, ownerId, unit.now, nextFetchAt]);
  }

  /** @param nextFetchAt null: it is not fetched by itself any more */
  async failed(unit: ProjectsStatements, id: string, problem: HolidayProblem, nextFetchAt: Date | null): Promise<void> {
    await unit.rows(FAILED, [id, problem, nextFetchAt]);
  }
}
