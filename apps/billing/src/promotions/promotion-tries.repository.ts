import { Injectable } from '@nestjs/common';
import { command, query, timestamptz, uuid } from '@nivel/messaging/statement';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { BillingUnit } from '../database.ts';

const OLDEST = query({
  text: `SELECT tried_at AS "triedAt" FROM promotion_tries WHERE user_id = $1 AND tried_at > $2 ORDER BY tried_at`,
  params: [uuid, timestamptz],
  row: { triedAt: timestamptz },
});
const ADD = command({
  text: 'INSERT INTO promotion_tries (id, user_id, tried_at) VALUES ($1, $2, $3)',
  params: [uuid, uuid, timestamptz],
});
const FORGET = command({ text: 'DELETE FROM promotion_tries WHERE id = $1', params: [uuid] });
const FORGET_OLD = command({
  text: 'DELETE FROM promotion_tries WHERE user_id = $1 AND tried_at <= $2',
  params: [uuid, timestamptz],
});

/** Promotion codes that people tried, one after the other for each of them. */
@Injectable()
export class PromotionTriesRepository {
  /** The moments of those since then, the oldest first. Older ones are removed. */
  async since(unit: BillingUnit, userId: string, since: Date): Promise<Date[]> {
    await holdKey(unit, `promotion tries ${userId}`);
    await unit.rows(FORGET_OLD, [userId, since]);
    return (await unit.rows(OLDEST, [userId, since])).map(({ triedAt }) => triedAt);
  }

  async add(unit: BillingUnit, userId: string): Promise<string> {
    const id = unit.newId();
    await unit.rows(ADD, [id, userId, unit.now]);
    return id;
  }

  /** It was right, and does not count. */
  async forget(unit: BillingUnit, id: string): Promise<void> {
    await unit.rows(FORGET, [id]);
  }
}
