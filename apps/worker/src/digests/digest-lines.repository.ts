import { Injectable } from '@nestjs/common';
import type { Bilingual } from '@nivel/contracts/emails/bilingual';
import { array, command, jsonb, nullable, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { SqlUnit } from '@nivel/messaging/unit-of-work';
import type { WorkerUnit } from '../database.ts';
import type { Kind } from '../kinds/kind.ts';
import type { NoticeAbout } from './notice-about.ts';

interface Told {
  readonly id: string;
  readonly userId: string;
  /** The person who caused it: the text may name them. null: the system itself. */
  readonly actorId: string | null;
  readonly kind: Kind;
  readonly text: Bilingual<string>;
  /** null: it never comes by e-mail once a day. */
  readonly about: NoticeAbout | null;
}

const ADD = command({
  text: `INSERT INTO digest_lines (id, user_id, kind, text, project_id, card_id, comment_id, created_at, actor_id)
SELECT told.id, told.user_id, told.kind, told.text::jsonb, told.project_id, told.card_id, told.comment_id, $9::timestamptz, told.actor_id
FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::uuid[], $7::uuid[], $8::uuid[], $10::uuid[])
  AS told (id, user_id, kind, pace, text, project_id, card_id, comment_id, actor_id)
LEFT JOIN notification_preferences p ON p.user_id = told.user_id AND p.kind = told.kind AND p.channel = 'email'
WHERE coalesce(p.is_on, true) AND coalesce(p.pace, told.pace) = 'daily'
  AND NOT EXISTS (SELECT 1 FROM removed_accounts r WHERE r.user_id IN (told.user_id, told.actor_id))
ON CONFLICT DO NOTHING`,
  params: [
    array(uuid),
    array(uuid),
    array(text),
    array(nullable(text)),
    array(text),
    array(uuid),
    array(nullable(uuid)),
    array(nullable(uuid)),
    timestamptz,
    array(nullable(uuid)),
  ],
});
const TAKE = command({
  text: `DELETE FROM digest_lines l USING unnest($1::uuid[], $2::timestamptz[]) AS d (user_id, before)
WHERE l.user_id = d.user_id AND l.created_at < d.before
RETURNING l.id, l.user_id AS "userId", l.text, l.project_id AS "projectId", l.card_id AS "cardId", l.comment_id AS "commentId"`,
  params: [array(uuid), array(timestamptz)],
  row: {
    id: uuid,
    userId: uuid,
    text: jsonb<Bilingual<string>>(),
    projectId: uuid,
    cardId: nullable(uuid),
    commentId: nullable(uuid),
  },
});
const DROP_KIND = command({
  text: 'DELETE FROM digest_lines WHERE user_id = $1 AND kind = $2',
  params: [uuid, text],
});

export type TakenLine = RowOfStatement<typeof TAKE>;

/** Lines that wait for people's next daily e-mail. */
@Injectable()
export class DigestLinesRepository {
  /** Stores lines for people who chose the daily e-mail, each once. The accounts are held by the unit's other statements. */
  async add(unit: SqlUnit, told: readonly Told[]): Promise<void> {
    const lines = told.flatMap(({ about, ...one }) => (about === null ? [] : [{ ...one, about }]));
    if (lines.length === 0) return;
    await unit.rows(ADD, [
      lines.map(({ id }) => id),
      lines.map(({ userId }) => userId),
      lines.map(({ kind }) => kind.name),
      lines.map(({ kind }) => kind.pace ?? null),
      lines.map(({ text: said }) => JSON.stringify(said)),
      lines.map(({ about }) => about.projectId),
      lines.map(({ about }) => about.cardId),
      lines.map(({ about }) => about.commentId),
      unit.now,
      lines.map(({ actorId }) => actorId),
    ]);
  }

  /** Takes the lines that each of these people got before a moment. */
  take(unit: WorkerUnit, people: readonly { readonly userId: string; readonly at: Date }[]): Promise<TakenLine[]> {
    return unit.rows(TAKE, [people.map(({ userId }) => userId), people.map(({ at }) => at)]);
  }

  /** A person switched off the daily e-mail of a kind. */
  async drop(unit: WorkerUnit, userId: string, kind: string): Promise<void> {
    await unit.rows(DROP_KIND, [userId, kind]);
  }
}
