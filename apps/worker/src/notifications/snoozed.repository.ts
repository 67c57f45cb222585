import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@nivel/contracts/emails/bilingual';
import { array, command, int4, int8, jsonb, nullable, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { WorkerUnit } from '../database.ts';

/** Concurrent runs take others. */
const DUE = command({
  text: `SELECT id FROM notifications WHERE snoozed_until <= $1 ORDER BY snoozed_until, id LIMIT $2 FOR UPDATE SKIP LOCKED`,
  params: [timestamptz, int8],
  row: { id: uuid },
});
const RETURN = command({
  text: `WITH back AS (
  UPDATE notifications n SET id = r.new_id, snoozed_until = NULL, read_at = NULL, returned_at = $3
  FROM unnest($1::uuid[], $2::uuid[]) AS r (id, new_id) WHERE n.id = r.id
  RETURNING n.id, n.user_id, n.name, n.kind, n.text, n.link, n.created_at
)
SELECT b.id, b.user_id AS "userId", b.name, b.kind, b.text, b.link, b.created_at AS "createdAt",
  ((SELECT count(*) FROM notifications n WHERE n.user_id = b.user_id AND n.read_at IS NULL)
  + row_number() OVER (PARTITION BY b.user_id ORDER BY b.id))::integer AS unread
FROM back b ORDER BY b.id`,
  params: [array(uuid), array(uuid), timestamptz],
  row: {
    id: uuid,
    userId: uuid,
    name: text,
    kind: text,
    text: jsonb<Bilingual<string>>(),
    link: nullable(text),
    createdAt: timestamptz,
    unread: int4,
  },
});

export type Returned = RowOfStatement<typeof RETURN>;

/** Notifications that were put off. */
@Injectable()
export class SnoozedRepository {
  /** Returns those that were snoozed until now as unread, under new ids: those grow with time, and put them in front. */
  async return(unit: WorkerUnit, most: number): Promise<Returned[]> {
    const ids = (await unit.rows(DUE, [unit.now, most])).map(({ id }) => id);
    const newIds = ids.map(() => unit.newId());
    return unit.rows(RETURN, [ids, newIds, unit.now]);
  }
}
