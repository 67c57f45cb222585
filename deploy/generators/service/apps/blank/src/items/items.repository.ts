import { Injectable } from '@nestjs/common';
import { command, int4, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { BlankUnit } from '../database.ts';

export interface Item {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly createdAt: Date;
}

const COUNT = query({
  text: 'SELECT count(*)::integer AS count FROM blank_items WHERE user_id = $1',
  params: [uuid],
  row: { count: int4 },
});
const ADD = command({
  text: `INSERT INTO blank_items (id, user_id, title, created_at)
SELECT $1::uuid, $2::uuid, $3::text, $4::timestamptz
WHERE NOT EXISTS (SELECT 1 FROM removed_accounts WHERE user_id = $2::uuid) RETURNING id`,
  params: [uuid, uuid, text, timestamptz],
  row: { id: uuid },
});
const NOTE_REMOVED = command({
  text: 'INSERT INTO removed_accounts (user_id, removed_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  params: [uuid, timestamptz],
});
const REMOVE = command({ text: 'DELETE FROM blank_items WHERE user_id = $1', params: [uuid] });

/** The items of people, one change of a person's at a time. */
@Injectable()
export class ItemsRepository {
  /** How many a person has; until the unit ends nothing else changes that. */
  async lockAndCount(unit: BlankUnit, userId: string): Promise<number> {
    await holdKey(unit, userId);
    const [row] = await unit.rows(COUNT, [userId]);
    return row?.count ?? 0;
  }

  /** @returns false when the person's account is deleted */
  async add(unit: BlankUnit, { id, userId, title, createdAt }: Item): Promise<boolean> {
    return (await unit.rows(ADD, [id, userId, title, createdAt])).length > 0;
  }

  /** Deletes everything of a person permanently. */
  async removeAllOf(unit: BlankUnit, userId: string): Promise<void> {
    await holdKey(unit, userId);
    await unit.rows(NOTE_REMOVED, [userId, unit.now]);
    await unit.rows(REMOVE, [userId]);
  }
}
