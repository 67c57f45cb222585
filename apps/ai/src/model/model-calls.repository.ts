import { Injectable } from '@nestjs/common';
import { command, int4, query, timestamptz, uuid } from '@nivel/messaging/statement';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { AiUnit } from '../database.ts';

const HOUR_MS = 3_600_000;

const REMOVE_OLD = command({ text: 'DELETE FROM ai_model_calls WHERE called_at <= $1', params: [timestamptz] });
const COUNT = query({
  text: 'SELECT count(*)::integer AS count FROM ai_model_calls WHERE user_id = $1 AND called_at > $2',
  params: [uuid, timestamptz],
  row: { count: int4 },
});
const ADD = command({
  text: `INSERT INTO ai_model_calls (id, user_id, called_at)
SELECT $1::uuid, $2::uuid, $3::timestamptz WHERE NOT EXISTS (SELECT 1 FROM removed_accounts WHERE user_id = $2::uuid)`,
  params: [uuid, uuid, timestamptz],
});
const REMOVE_ALL = command({ text: 'DELETE FROM ai_model_calls WHERE user_id = $1', params: [uuid] });

/** Calls of models within the last hour; older ones are deleted with the next call. */
@Injectable()
export class ModelCallsRepository {
  /**
   * Writes down a call before it is made.
   * @returns false where the person has made as many within the hour as they may
   */
  async begin(unit: AiUnit, id: string, userId: string, most: number): Promise<boolean> {
    const since = new Date(unit.now.getTime() - HOUR_MS);
    await holdKey(unit, userId);
    await unit.rows(REMOVE_OLD, [since]);
    const [row] = await unit.rows(COUNT, [userId, since]);
    if ((row?.count ?? 0) >= most) return false;
    await unit.rows(ADD, [id, userId, unit.now]);
    return true;
  }

  async removeAllOf(unit: AiUnit, userId: string): Promise<void> {
    await holdKey(unit, userId);
    await unit.rows(REMOVE_ALL, [userId]);
  }
}
