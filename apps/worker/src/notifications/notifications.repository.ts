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
  BEHIND_ALL_IDS,
} from '@nivel/messaging/statement';
import type { SqlUnit } from '@nivel/messaging/unit-of-work';
import type { Bilingual } from '@nivel/contracts/worker/bilingual';
import type { Notification } from '@nivel/contracts/worker/notification';
import type { WorkerReads, WorkerUnit } from '../database.ts';
import type { Kind } from '../kinds/kind.ts';
import { holdAccounts } from '../recipients/hold-account.ts';

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
WITH told AS (
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::bool[], $7::text[], $8::text[], $9::timestamptz[])
    WITH ORDINALITY AS told (id, event_id, user_id, name, kind, is_locked, text, link, created_at, place)
), added AS (
  INSERT INTO notifications (id, event_id, user_id, name, kind, text, link, created_at)
  SELECT id, event_id, user_id, name, kind, text::jsonb, link, created_at FROM told
  WHERE NOT EXISTS (SELECT 1 FROM removed_accounts r WHERE r.user_id = told.user_id)
    AND (is_locked OR NOT EXISTS (SELECT 1 FROM notification_preferences p
      WHERE p.user_id = told.user_id AND p.kind = told.kind AND p.channel = 'inbox' AND NOT p.is_on))
  ON CONFLICT DO NOTHING RETURNING id
)
SELECT id, ((SELECT count(*) FROM notifications n WHERE n.user_id = told.user_id AND n.read_at IS NULL)
  + row_number() OVER (PARTITION BY user_id ORDER BY place))::integer AS unread
FROM told JOIN added USING (id) ORDER BY place`,
  params: [
    array(uuid),
    array(uuid),
    array(uuid),
    array(text),
    array(text),
    array(bool),
    array(text),
    array(nullable(text)),
    array(timestamptz),
  ],
  row: { id: uuid, unread: int4 },
});
const LIST = query({
  text: `SELECT id, name, kind, text, link, created_at AS "createdAt", read_at AS "readAt" FROM notifications
WHERE user_id = $1 AND id < coalesce($2, ${BEHIND_ALL_IDS}) ORDER BY id DESC LIMIT $3`,
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
  /** @returns how many are unread with each that was added, by its id; what is not there was not added */
  async add(unit: SqlUnit, added: readonly NewNotification[]): Promise<ReadonlyMap<string, number>> {
    const users = added.map(({ userId }) => userId);
    await holdAccounts(unit, users);
    const rows = await unit.rows(ADD, [
      added.map(({ id }) => id),
      added.map(({ eventId }) => eventId),
      users,
      added.map(({ name }) => name),
      added.map(({ kind }) => kind.name),
      added.map(({ kind }) => kind.isLocked),
      added.map(({ text: said }) => JSON.stringify(said)),
      added.map(({ link }) => link),
      added.map(({ occurredAt }) => occurredAt),
    ]);
    return new Map(rows.map(({ id, unread }) => [id, unread]));
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
