import { Injectable } from '@nestjs/common';
import {
  array,
  command,
  float8,
  int4,
  nullable,
  query,
  timestamptz,
  uuid,
  type RowOfStatement,
} from '@nivel/messaging/statement';
import type { LearningReads, LearningUnit } from '../database.ts';
import type { PartViewState } from '../learner/learner.ts';

const COLUMNS = `opened_at, last_opened_at, reached_end_at, position, watched, watched_revision, watched_at, attempts,
  first_score::float8 AS first_score, best_score::float8 AS best_score`;
const row = {
  opened_at: timestamptz,
  last_opened_at: timestamptz,
  reached_end_at: nullable(timestamptz),
  position: float8,
  watched: array(float8),
  watched_revision: int4,
  watched_at: nullable(timestamptz),
  attempts: int4,
  first_score: nullable(float8),
  best_score: nullable(float8),
};
const OPEN = command({
  text: `INSERT INTO part_views (user_id, part_id, opened_at, last_opened_at) VALUES ($1, $2, $3, $4)
ON CONFLICT (user_id, part_id) DO UPDATE SET last_opened_at = GREATEST(part_views.last_opened_at, EXCLUDED.last_opened_at)
RETURNING ${COLUMNS}`,
  params: [uuid, uuid, timestamptz, timestamptz],
  row,
});
const READ = query({
  text: `SELECT ${COLUMNS} FROM part_views WHERE user_id = $1 AND part_id = $2`,
  params: [uuid, uuid],
  row,
});
const REACH_END = command({
  text: `UPDATE part_views SET reached_end_at = COALESCE(reached_end_at, $3)
WHERE user_id = $1 AND part_id = $2 RETURNING ${COLUMNS}`,
  params: [uuid, uuid, timestamptz],
  row,
});
const WORK = command({
  text: `UPDATE part_views SET reached_end_at = GREATEST(reached_end_at, $3)
WHERE user_id = $1 AND part_id = $2 RETURNING ${COLUMNS}`,
  params: [uuid, uuid, timestamptz],
  row,
});
const WATCH = command({
  text: `UPDATE part_views SET watched = $4, position = $5, watched_at = $6, watched_revision = watched_revision + 1
WHERE user_id = $1 AND part_id = $2 AND watched_revision = $3 RETURNING ${COLUMNS}`,
  params: [uuid, uuid, int4, array(float8), float8, timestamptz],
  row,
});
type ViewRow = RowOfStatement<typeof READ>;
/** Before every visit. */
const NEVER = new Date(0);

/** The state of a part for a learner before it is completed; each method is one statement. */
@Injectable()
export class PartViewsRepository {
  /** The first opening starts the clock; later ones leave it. One `ahead` is no visit. */
  async open(unit: LearningUnit, userId: string, partId: string, isAhead: boolean): Promise<PartViewState> {
    const visitedAt = isAhead ? NEVER : unit.now;
    const view = viewIn(await unit.rows(OPEN, [userId, partId, unit.now, visitedAt]));
    if (view === null) throw new Error('an upsert answered no row');
    return view;
  }

  async read(reads: LearningReads, userId: string, partId: string): Promise<RevisedView | null> {
    return viewIn(await reads.rows(READ, [userId, partId]));
  }

  /** @returns null when the part was never opened */
  async reachEnd(unit: LearningUnit, userId: string, partId: string): Promise<PartViewState | null> {
    return viewIn(await unit.rows(REACH_END, [userId, partId, unit.now]));
  }

  /** Notes the end of work that was done without network; an end before a known one changes nothing. */
  async work(
    unit: LearningUnit,
    of: { readonly userId: string; readonly partId: string },
    endedAt: Date,
  ): Promise<PartViewState | null> {
    return viewIn(await unit.rows(WORK, [of.userId, of.partId, endedAt]));
  }

  /** @returns null when another report was saved since the view was read */
  async watch(
    unit: LearningUnit,
    of: { readonly userId: string; readonly partId: string },
    read: RevisedView,
    after: { readonly watched: readonly number[]; readonly position: number; readonly at: Date },
  ): Promise<RevisedView | null> {
    const { watched, position, at } = after;
    return viewIn(await unit.rows(WATCH, [of.userId, of.partId, read.revision, watched, position, at]));
  }
}

const viewIn = ([row]: readonly ViewRow[]): RevisedView | null => (row === undefined ? null : toView(row));

export interface RevisedView extends PartViewState {
  readonly revision: number;
}

const toView = (row: ViewRow): RevisedView => ({
  openedAt: row.opened_at.getTime(),
  lastOpenedAt: row.last_opened_at.getTime(),
  reachedEndAt: row.reached_end_at?.getTime() ?? null,
  position: row.position,
  watched: row.watched,
  watchedAt: row.watched_at?.getTime() ?? null,
  attempts: row.attempts,
  firstScore: row.first_score,
  bestScore: row.best_score,
  revision: row.watched_revision,
});
