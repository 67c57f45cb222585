import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { PartViewState } from '../progress/learner.ts';

interface ViewRow {
  opened_at: Date;
  last_opened_at: Date;
  reached_end_at: Date | null;
  position: number;
  watched: number[];
  watched_revision: number;
  watched_at: Date | null;
  attempts: number;
  best_score: number | null;
}

const COLUMNS = `opened_at, last_opened_at, reached_end_at, position, watched, watched_revision, watched_at, attempts, best_score::float8 AS best_score`;
const OPEN = `INSERT INTO part_views (user_id, part_id, opened_at, last_opened_at) VALUES ($1, $2, $3, $3)
ON CONFLICT (user_id, part_id) DO UPDATE SET last_opened_at = EXCLUDED.last_opened_at RETURNING ${COLUMNS}`;
const READ = `SELECT ${COLUMNS} FROM part_views WHERE user_id = $1 AND part_id = $2`;
const REACH_END = `UPDATE part_views SET reached_end_at = COALESCE(reached_end_at, $3)
WHERE user_id = $1 AND part_id = $2 RETURNING ${COLUMNS}`;
const WATCH = `UPDATE part_views SET watched = $4, position = $5, watched_at = $6, watched_revision = watched_revision + 1
WHERE user_id = $1 AND part_id = $2 AND watched_revision = $3 RETURNING ${COLUMNS}`;

/** What is known of a learner and a part before it is completed; each method is one statement. */
@Injectable()
export class PartViewsRepository {
  constructor(private readonly pool: Pool) {}

  /** The first opening starts the clock; later ones leave it. */
  async open(userId: string, partId: string, at: Date): Promise<PartViewState> {
    const view = await this.one('view-open', OPEN, [userId, partId, at]);
    if (view === null) throw new Error('an upsert answered no row');
    return view;
  }

  read(userId: string, partId: string): Promise<RevisedView | null> {
    return this.one('view-read', READ, [userId, partId]);
  }

  /** @returns null when the part was never opened */
  reachEnd(userId: string, partId: string, at: Date): Promise<PartViewState | null> {
    return this.one('view-reach-end', REACH_END, [userId, partId, at]);
  }

  /** @returns null when another report was saved since the view was read */
  watch(
    userId: string,
    partId: string,
    read: RevisedView,
    after: { watched: readonly number[]; position: number; at: Date },
  ): Promise<RevisedView | null> {
    return this.one('view-watch', WATCH, [userId, partId, read.revision, after.watched, after.position, after.at]);
  }

  private async one(name: string, text: string, values: unknown[]): Promise<RevisedView | null> {
    const { rows } = await this.pool.query<ViewRow>({ name, text, values });
    return rows[0] === undefined ? null : toView(rows[0]);
  }
}

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
  bestScore: row.best_score,
  revision: row.watched_revision,
});
