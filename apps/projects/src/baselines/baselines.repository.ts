import { Injectable } from '@nestjs/common';
import type { BaselineRow } from '@nivel/contracts/projects/baselines/baseline';
import {
  command,
  int4,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
  type RowOfStatement,
} from '@nivel/messaging/statement';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';

/** Cards of a page; a message between services holds a megabyte. */
const MOST_DATES = 6_000;

const COLUMNS = 'b.id, b.name, b.made_at, b.made_by, b.cards';
const row = { id: uuid, name: text, made_at: timestamptz, made_by: nullable(uuid), cards: int4 };

const LIST = query({
  text: `SELECT ${COLUMNS} FROM baselines b WHERE b.project_id = $1 AND b.deleted_at IS NULL ORDER BY b.made_at DESC, b.id`,
  params: [uuid],
  row,
});
/** Finds one in the trash too, if it was deleted since a given moment. */
const FIND = query({
  text: `SELECT b.id, b.deleted_at FROM baselines b
WHERE b.project_id = $1 AND b.id = $2 AND (b.deleted_at IS NULL OR b.deleted_at > $3)`,
  params: [uuid, uuid, timestamptz],
  row: { id: uuid, deleted_at: nullable(timestamptz) },
});
const DATES = query({
  text: `SELECT d.card_id AS card, d.start_on::text AS start, d.due_on::text AS due FROM baseline_dates d
JOIN baselines b ON b.id = d.baseline_id AND b.project_id = $1 AND b.deleted_at IS NULL
WHERE d.baseline_id = $2 AND ($3::uuid IS NULL OR d.card_id > $3) ORDER BY d.card_id LIMIT ${MOST_DATES + 1}`,
  params: [uuid, uuid, nullable(uuid)],
  row: { card: uuid, start: nullable(text), due: nullable(text) },
});
/** An id that is in use stays what it is. How many cards a baseline has never changes: it is counted once. */
const MAKE = command({
  text: `WITH dated AS MATERIALIZED (SELECT c.id, c.start_on, c.due_on FROM cards c
  WHERE c.project_id = $2 AND c.position IS NOT NULL AND num_nonnulls(c.start_on, c.due_on) > 0),
b AS (INSERT INTO baselines (id, project_id, name, made_by, made_at, cards)
  SELECT $1, $2, $3, $4, $5, count(*)::integer FROM dated ON CONFLICT (id) DO NOTHING RETURNING *),
dates AS (INSERT INTO baseline_dates (baseline_id, card_id, start_on, due_on)
  SELECT b.id, d.id, d.start_on, d.due_on FROM b, dated d)
SELECT ${COLUMNS} FROM b`,
  params: [uuid, uuid, text, uuid, timestamptz],
  row,
});
const RENAME = command({
  text: `UPDATE baselines SET name = $3 WHERE project_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING id`,
  params: [uuid, uuid, text],
  row: { id: uuid },
});
const DELETE = command({
  text: `UPDATE baselines SET deleted_at = $3 WHERE project_id = $1 AND id = $2 AND deleted_at IS NULL RETURNING id`,
  params: [uuid, uuid, timestamptz],
  row: { id: uuid },
});
const RESTORE = command({
  text: 'UPDATE baselines SET deleted_at = NULL WHERE project_id = $1 AND id = $2',
  params: [uuid, uuid],
});

/** A requested baseline. */
interface NewBaseline {
  readonly id: string;
  readonly name: string;
  readonly by: string;
}

const shown = (stored: RowOfStatement<typeof LIST>): BaselineRow => ({
  ...stored,
  made_at: stored.made_at.toISOString(),
});

type Reads = Pick<ProjectsReads, 'rows'>;

/** Stored baselines. */
@Injectable()
export class BaselinesRepository {
  /** Newest first. */
  async list(reads: Reads, projectId: string): Promise<BaselineRow[]> {
    return (await reads.rows(LIST, [projectId])).map(shown);
  }

  /** @param since baselines deleted before this are not included */
  async find(reads: Reads, projectId: string, id: string, since: Date): Promise<{ isDeleted: boolean } | null> {
    const [found] = await reads.rows(FIND, [projectId, id, since]);
    return found === undefined ? null : { isDeleted: found.deleted_at !== null };
  }

  /** A page of its dates behind a card. */
  async dates(reads: Reads, projectId: string, id: string, after: string | null) {
    const rows = await reads.rows(DATES, [projectId, id, after]);
    const page = rows.slice(0, MOST_DATES);
    return {
      dates: page.map(({ card, start, due }): [string, string | null, string | null] => [card, start, due]),
      next: rows.length > MOST_DATES ? (page.at(-1)?.card ?? null) : null,
    };
  }

  /** @returns null where the id is in use */
  async make(unit: ProjectsUnit, projectId: string, { id, name, by }: NewBaseline): Promise<BaselineRow | null> {
    const [made] = await unit.rows(MAKE, [id, projectId, name, by, unit.now]);
    return made === undefined ? null : shown(made);
  }

  /** @returns whether it exists */
  async rename(unit: ProjectsUnit, projectId: string, id: string, name: string): Promise<boolean> {
    return (await unit.rows(RENAME, [projectId, id, name])).length > 0;
  }

  /** @returns whether it existed */
  async delete(unit: ProjectsUnit, projectId: string, id: string): Promise<boolean> {
    return (await unit.rows(DELETE, [projectId, id, unit.now])).length > 0;
  }

  async restore(unit: ProjectsUnit, projectId: string, id: string): Promise<void> {
    await unit.rows(RESTORE, [projectId, id]);
  }
}
