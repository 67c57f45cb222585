import { Injectable } from '@nestjs/common';
import { command, float8, query, timestamptz, uuid } from '@nivel/messaging/statement';
import type { LearningUnit } from '../database.ts';
import type { DatedWork, WatchedWork } from './offline-work.ts';

const FIND = query({
  text: 'SELECT part_id, ended_at FROM offline_work WHERE user_id = $1 AND id = $2',
  params: [uuid, uuid],
  row: { part_id: uuid, ended_at: timestamptz },
});
const KEEP = command({
  text: `INSERT INTO offline_work (user_id, id, part_id, opened_at, ended_at, recorded_at, watched_seconds)
VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
  params: [uuid, uuid, uuid, timestamptz, timestamptz, timestamptz, float8],
  row: { id: uuid },
});
const OVERLAPPING = query({
  text: `SELECT min(opened_at) AS opened_at, max(ended_at) AS ended_at, sum(watched_seconds) AS watched_seconds
FROM offline_work WHERE user_id = $1 AND part_id = $2 AND watched_seconds > 0 AND opened_at <= $4 AND ended_at >= $3
HAVING count(*) > 0`,
  params: [uuid, uuid, timestamptz, timestamptz],
  row: { opened_at: timestamptz, ended_at: timestamptz, watched_seconds: float8 },
});

/** Names a piece of work by the learner's own id of it. */
export interface WorkKey {
  readonly userId: string;
  readonly workId: string;
  readonly partId: string;
}

/** Work that was done without network, as it was dated when it first arrived. */
@Injectable()
export class OfflineWorkRepository {
  async find(unit: LearningUnit, { userId, workId }: WorkKey): Promise<{ partId: string; endedAt: number } | null> {
    const [row] = await unit.rows(FIND, [userId, workId]);
    return row === undefined ? null : { partId: row.part_id, endedAt: row.ended_at.getTime() };
  }

  /** @returns false when the same work arrived at the same moment and was stored there */
  async keep(unit: LearningUnit, { userId, workId, partId }: WorkKey, work: WatchedWork): Promise<boolean> {
    const [openedAt, endedAt] = [new Date(work.openedAt), new Date(work.endedAt)];
    const values = [userId, workId, partId, openedAt, endedAt, unit.now, work.watchedSeconds] as const;
    return (await unit.rows(KEEP, values)).length > 0;
  }

  /** All stored work at the same video that shares time with a piece of work, or touches it, as one; null where there is none. */
  async overlapping(unit: LearningUnit, { userId, partId }: WorkKey, work: DatedWork): Promise<WatchedWork | null> {
    const [row] = await unit.rows(OVERLAPPING, [userId, partId, new Date(work.openedAt), new Date(work.endedAt)]);
    if (row === undefined) return null;
    const { opened_at, ended_at, watched_seconds: watchedSeconds } = row;
    return { openedAt: opened_at.getTime(), endedAt: ended_at.getTime(), watchedSeconds };
  }
}
