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
import type { Bilingual } from '@nivel/contracts/emails/bilingual';
import type { InboxNotification, InboxPart } from '@nivel/contracts/worker/notification';
import type { WorkerReads, WorkerUnit } from '../database.ts';
import type { NoticeAbout } from '../digests/notice-about.ts';
import type { Kind } from '../kinds/kind.ts';
import { holdAccounts } from '../recipients/hold-account.ts';

export interface NewNotification {
  readonly id: string;
  /** The id of its fact. */
  readonly eventId: string;
  readonly userId: string;
  /** The person who caused it: the text may name them. null: the system itself. */
  readonly actorId: string | null;
  readonly name: string;
  readonly kind: Kind;
  /** Nothing is added while one of the same name that leads to the same place is unread. */
  readonly collapses: boolean;
  readonly text: Bilingual<string>;
  readonly link: string | null;
  /** null: it never comes by e-mail once a day. */
  readonly about: NoticeAbout | null;
  readonly occurredAt: Date;
}

/** Notifications of a person: those with these ids, or all up to one. */
export interface Named {
  readonly ids?: readonly string[] | undefined;
  readonly up_to?: string | undefined;
}

const ADD = command({
  text: `
WITH told AS (
  SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::bool[], $7::text[], $8::text[], $9::timestamptz[], $10::bool[], $11::uuid[])
    WITH ORDINALITY AS told (id, event_id, user_id, name, kind, is_locked, text, link, created_at, collapses, actor_id, place)
), added AS (
  INSERT INTO notifications (id, event_id, user_id, name, kind, text, link, created_at, actor_id)
  SELECT id, event_id, user_id, name, kind, text::jsonb, link, created_at, actor_id FROM told
  WHERE NOT EXISTS (SELECT 1 FROM removed_accounts r WHERE r.user_id IN (told.user_id, told.actor_id))
    AND (is_locked OR NOT EXISTS (SELECT 1 FROM notification_preferences p
      WHERE p.user_id = told.user_id AND p.kind = told.kind AND p.channel = 'inbox' AND NOT p.is_on))
    AND NOT (collapses AND (
      EXISTS (SELECT 1 FROM told other WHERE other.user_id = told.user_id AND other.name = told.name AND other.link = told.link AND other.place < told.place)
      OR EXISTS (SELECT 1 FROM notifications n
        WHERE n.user_id = told.user_id AND n.read_at IS NULL AND n.name = told.name AND n.link = told.link)))
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
    array(bool),
    array(nullable(uuid)),
  ],
  row: { id: uuid, unread: int4 },
});
/** The condition of a part of the inbox. */
const IN: Readonly<Record<InboxPart, string>> = {
  inbox: 'done_at IS NULL AND snoozed_until IS NULL',
  unread: 'done_at IS NULL AND read_at IS NULL',
  done: 'done_at IS NOT NULL',
  snoozed: 'done_at IS NULL AND snoozed_until IS NOT NULL',
};
const listOf = (part: InboxPart) =>
  query({
    text: `SELECT id, name, kind, text, link, created_at AS "createdAt", read_at AS "readAt", done_at AS "doneAt",
  snoozed_until AS "snoozedUntil", returned_at AS "returnedAt"
FROM notifications WHERE user_id = $1 AND id < coalesce($2, ${BEHIND_ALL_IDS}) AND ${IN[part]} ORDER BY id DESC LIMIT $3`,
    params: [uuid, nullable(uuid), int8],
    row: {
      id: uuid,
      name: text,
      kind: text,
      text: jsonb<Bilingual<string>>(),
      link: nullable(text),
      createdAt: timestamptz,
      readAt: nullable(timestamptz),
      doneAt: nullable(timestamptz),
      snoozedUntil: nullable(timestamptz),
      returnedAt: nullable(timestamptz),
    },
  });
const LIST = { inbox: listOf('inbox'), unread: listOf('unread'), done: listOf('done'), snoozed: listOf('snoozed') };
const UNREAD = query({
  text: 'SELECT count(*)::integer AS unread FROM notifications WHERE user_id = $1 AND read_at IS NULL',
  params: [uuid],
  row: { unread: int4 },
});
/** The named ones, or all up to one. */
const NAMED = '($2::uuid[] IS NULL OR id = ANY ($2)) AND ($3::uuid IS NULL OR id <= $3)';
const MARK_READ = command({
  text: `UPDATE notifications SET read_at = $4 WHERE user_id = $1 AND read_at IS NULL AND ${NAMED}`,
  params: [uuid, nullable(array(uuid)), nullable(uuid), timestamptz],
});
const MARK_DONE = command({
  text: `UPDATE notifications SET done_at = $4, read_at = coalesce(read_at, $4), snoozed_until = NULL
WHERE user_id = $1 AND done_at IS NULL AND ${NAMED} AND ($2::uuid[] IS NOT NULL OR snoozed_until IS NULL)`,
  params: [uuid, nullable(array(uuid)), nullable(uuid), timestamptz],
});
const MARK_OPEN = command({
  text: 'UPDATE notifications SET done_at = NULL WHERE user_id = $1 AND id = ANY ($2)',
  params: [uuid, array(uuid)],
});
const SNOOZE = command({
  text: `UPDATE notifications SET snoozed_until = $3, done_at = NULL, read_at = coalesce(read_at, $4)
WHERE user_id = $1 AND id = ANY ($2)`,
  params: [uuid, array(uuid), nullable(timestamptz), timestamptz],
});
/** Notifications of others that name the person are deleted as well. */
const FORGET = command({ text: 'DELETE FROM notifications WHERE user_id = $1 OR actor_id = $1', params: [uuid] });

/** The notifications of everybody. Reading and marking name the owner; rows of others are out of reach. */
@Injectable()
export class NotificationsRepository {
  /** @returns how many are unread with each that was added, by its id; missing ones were not added */
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
      added.map(({ collapses }) => collapses),
      added.map(({ actorId }) => actorId),
    ]);
    return new Map(rows.map(({ id, unread }) => [id, unread]));
  }

  /** Newest first; ids grow with time, so the id is the page mark. */
  async list(
    reads: WorkerReads,
    userId: string,
    { part, before, limit }: { readonly part: InboxPart; readonly before?: string | undefined; readonly limit: number },
  ): Promise<InboxNotification[]> {
    const rows = await reads.rows(LIST[part], [userId, before ?? null, limit]);
    return rows.map(({ createdAt, readAt, doneAt, snoozedUntil, returnedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
      doneAt: doneAt?.toISOString() ?? null,
      snoozedUntil: snoozedUntil?.toISOString() ?? null,
      returnedAt: returnedAt?.toISOString() ?? null,
    }));
  }

  async unread(reads: Pick<WorkerReads, 'rows'>, userId: string): Promise<number> {
    const [row] = await reads.rows(UNREAD, [userId]);
    return row?.unread ?? 0;
  }

  async markRead(unit: WorkerUnit, userId: string, { ids, up_to }: Named): Promise<void> {
    await unit.rows(MARK_READ, [userId, ids ?? null, up_to ?? null, unit.now]);
  }

  /** A done one is read, and no longer snoozed. When all up to one are marked, snoozed ones stay snoozed. */
  async markDone(unit: WorkerUnit, userId: string, { ids, up_to }: Named): Promise<void> {
    await unit.rows(MARK_DONE, [userId, ids ?? null, up_to ?? null, unit.now]);
  }

  async markOpen(unit: WorkerUnit, userId: string, ids: readonly string[]): Promise<void> {
    await unit.rows(MARK_OPEN, [userId, ids]);
  }

  /** @param until null: they are back, as they were */
  async snooze(unit: WorkerUnit, userId: string, ids: readonly string[], until: Date | null): Promise<void> {
    await unit.rows(SNOOZE, [userId, ids, until, unit.now]);
  }

  async forget(unit: WorkerUnit, userId: string): Promise<void> {
    await unit.rows(FORGET, [userId]);
  }
}
