import { Injectable } from '@nestjs/common';
import {
  array,
  bool,
  command,
  int4,
  int8,
  jsonb,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import type { Bilingual } from '@nivel/contracts/worker/bilingual';
import type { Notification } from '@nivel/contracts/worker/notification';
import type { WorkerReads, WorkerUnit } from '../database.ts';
import type { Kind } from '../kinds/kind.ts';
import { holdAccount } from '../recipients/hold-account.ts';

export interface NewNotification {
  readonly id: string;
  /** Of the fact that it tells of. */
  readonly eventId: string;
  readonly userId: string;
  readonly name: string;
  readonly kind: Kind;
  readonly text: Bilingual<string>;
  readonly link: string | null;
  readonly occurredAt: Date;
}

const ADD = command({
  text: `
WITH added AS (
  INSERT INTO notifications (id, event_id, user_id, name, kind, text, link, created_at)
  SELECT $1::uuid, $2::uuid, $3::uuid, $4, $5, $6::jsonb, $7, $8::timestamptz
  WHERE NOT EXISTS (SELECT 1 FROM removed_accounts WHERE user_id = $3::uuid)
    AND ($9 OR NOT EXISTS (SELECT 1 FROM notification_preferences
      WHERE user_id = $3::uuid AND kind = $5 AND channel = 'inbox' AND NOT is_on))
  ON CONFLICT DO NOTHING RETURNING user_id
)
SELECT (SELECT count(*)::integer FROM notifications n WHERE n.user_id = added.user_id AND n.read_at IS NULL) + 1 AS unread
FROM added`,
  params: [uuid, uuid, uuid, text, text, jsonb<never>(), nullable(text), timestamptz, bool],
  row: { unread: int4 },
});
const LIST = query({
  text: `SELECT id, name, kind, text, link, created_at AS "createdAt", read_at AS "readAt" FROM notifications
WHERE user_id = $1 AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT $3`,
  params: [uuid, nullable(uuid), int8],
  row: {
    id: uuid,
    name: text,
    kind: text,
    text: jsonb<Bilingual<string>>(),
    link: nullable(text),
    createdAt: timestamptz,
    readAt: nullable(timestamptz),
  },
});
const UNREAD = query({
  text: 'SELECT count(*)::integer AS unread FROM notifications WHERE user_id = $1 AND read_at IS NULL',
  params: [uuid],
  row: { unread: int4 },
});
const MARK_READ = command({
  text: `UPDATE notifications SET read_at = $3
WHERE user_id = $1 AND read_at IS NULL AND ($2::uuid[] IS NULL OR id = ANY ($2))`,
  params: [uuid, nullable(array(uuid)), timestamptz],
});
const FORGET = command({ text: 'DELETE FROM notifications WHERE user_id = $1', params: [uuid] });

/** The notifications of everybody. Whoever reads or marks names the owner; rows of others are out of reach. */
@Injectable()
export class NotificationsRepository {
  /** @returns how many are unread with it; null when nothing was added */
  async add(unit: WorkerUnit, added: NewNotification): Promise<number | null> {
    const { id, eventId, userId, name, kind, text: said, link, occurredAt } = added;
    await holdAccount(unit, userId);
    const values = [
      id,
      eventId,
      userId,
      name,
      kind.name,
      JSON.stringify(said),
      link,
      occurredAt,
      kind.isLocked,
    ] as const;
    const [row] = await unit.rows(ADD, values);
    return row?.unread ?? null;
  }

  /** Newest first; ids grow with time, so the id is the page mark. */
  async list(reads: WorkerReads, userId: string, before: string | undefined, limit: number): Promise<Notification[]> {
    const rows = await reads.rows(LIST, [userId, before ?? null, limit]);
    return rows.map(({ createdAt, readAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    }));
  }

  async unread(reads: Pick<WorkerReads, 'rows'>, userId: string): Promise<number> {
    const [row] = await reads.rows(UNREAD, [userId]);
    return row?.unread ?? 0;
  }

  async markRead(unit: WorkerUnit, userId: string, ids: readonly string[] | undefined): Promise<void> {
    await unit.rows(MARK_READ, [userId, ids ?? null, unit.now]);
  }

  async forget(unit: WorkerUnit, userId: string): Promise<void> {
    await unit.rows(FORGET, [userId]);
  }
}
