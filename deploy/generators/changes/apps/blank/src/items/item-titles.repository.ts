import { Injectable } from '@nestjs/common';
import { command, text, uuid } from '@nivel/messaging/statement';
import type { BlankUnit } from '../database.ts';

const RENAME = command({
  text: 'UPDATE blank_items SET title = $3 WHERE id = $1 AND user_id = $2 AND title <> $3 RETURNING id',
  params: [uuid, uuid, text],
  row: { id: uuid },
});

@Injectable()
export class ItemTitlesRepository {
  /** @returns false when this person has no such item, or it already has that title */
  async rename(unit: BlankUnit, item: { id: string; userId: string; title: string }): Promise<boolean> {
    return (await unit.rows(RENAME, [item.id, item.userId, item.title])).length > 0;
  }
}
