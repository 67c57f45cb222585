import { Injectable } from '@nestjs/common';
import { command, int4, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { AiReads, AiUnit } from '../database.ts';

const OF_PROJECT = query({
  text: 'SELECT insight_id AS "insightId" FROM hidden_insights WHERE user_id = $1 AND project_id = $2 AND hidden_at >= $3',
  params: [uuid, uuid, timestamptz],
  row: { insightId: text },
});
const COUNT = query({
  text: 'SELECT count(*)::integer AS count FROM hidden_insights WHERE user_id = $1',
  params: [uuid],
  row: { count: int4 },
});
const ADD = command({
  text: `INSERT INTO hidden_insights (user_id, project_id, insight_id, hidden_at)
SELECT $1::uuid, $2::uuid, $3::text, $4::timestamptz WHERE NOT EXISTS (SELECT 1 FROM removed_accounts WHERE user_id = $1::uuid)
ON CONFLICT DO NOTHING RETURNING insight_id AS "insightId"`,
  params: [uuid, uuid, text, timestamptz],
  row: { insightId: text },
});
const REMOVE = command({
  text: `DELETE FROM hidden_insights WHERE user_id = $1 AND project_id = $2 AND insight_id = $3
RETURNING insight_id AS "insightId"`,
  params: [uuid, uuid, text],
  row: { insightId: text },
});
const REMOVE_OLD = command({
  text: 'DELETE FROM hidden_insights WHERE user_id = $1 AND hidden_at < $2',
  params: [uuid, timestamptz],
});
const NOTE_REMOVED = command({
  text: 'INSERT INTO removed_accounts (user_id, removed_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  params: [uuid, timestamptz],
});
const REMOVE_ALL = command({ text: 'DELETE FROM hidden_insights WHERE user_id = $1', params: [uuid] });

interface HiddenInsight {
  readonly userId: string;
  readonly projectId: string;
  readonly insightId: string;
}

/** What people called not useful, one change of a person's at a time. */
@Injectable()
export class HiddenInsightsRepository {
  /** Those of a project that a person hid since a moment. */
  async since(reads: AiReads, userId: string, projectId: string, moment: Date): Promise<ReadonlySet<string>> {
    const rows = await reads.rows(OF_PROJECT, [userId, projectId, moment]);
    return new Set(rows.map(({ insightId }) => insightId));
  }

  /** How many a person has since a moment; older ones are dropped, and until the unit ends nothing else changes them. */
  async lockAndCount(unit: AiUnit, userId: string, moment: Date): Promise<number> {
    await holdKey(unit, userId);
    await unit.rows(REMOVE_OLD, [userId, moment]);
    const [row] = await unit.rows(COUNT, [userId]);
    return row?.count ?? 0;
  }

  /** @returns whether anything changed: false where it is hidden already, or the account is gone */
  async add(unit: AiUnit, { userId, projectId, insightId }: HiddenInsight): Promise<boolean> {
    return (await unit.rows(ADD, [userId, projectId, insightId, unit.now])).length > 0;
  }

  /** @returns whether anything changed */
  async remove(unit: AiUnit, { userId, projectId, insightId }: HiddenInsight): Promise<boolean> {
    return (await unit.rows(REMOVE, [userId, projectId, insightId])).length > 0;
  }

  /** Takes away everything of a person, for good. */
  async removeAllOf(unit: AiUnit, userId: string): Promise<void> {
    await holdKey(unit, userId);
    await unit.rows(NOTE_REMOVED, [userId, unit.now]);
    await unit.rows(REMOVE_ALL, [userId]);
  }
}
