import { Injectable } from '@nestjs/common';
import { command, query, timestamptz, uuid } from '@nivel/messaging/statement';
import type { LearningUnit } from '../database.ts';
import type { DatedWork } from './offline-work.ts';

const FIND = query({
  text: 'SELECT part_id, ended_at FROM offline_work WHERE user_id = $1 AND id = $2',
  params: [uuid, uuid],
  row: { part_id: uuid, ended_at: timestamptz },
});
const KEEP = command({
  text: `INSERT INTO offline_work (user_id, id, part_id, opened_at, ended_at, recorded_at) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT DO NOTHING RETURNING id`,
  params: [uuid, uuid, uuid, timestamptz, timestamptz, timestamptz],
  row: { id: uuid },
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
  async keep(unit: LearningUnit, { userId, workId, partId }: WorkKey, work: DatedWork): Promise<boolean> {
    const [openedAt, endedAt] = [new Date(work.openedAt), new Date(work.endedAt)];
    return (await unit.rows(KEEP, [userId, workId, partId, openedAt, endedAt, unit.now])).length > 0;
  }
}
