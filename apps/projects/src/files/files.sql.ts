import { AVATAR_PLACE } from '@nivel/contracts/projects/avatar-address';
import {
  array,
  command,
  int4,
  jsonb,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';

/** A rendition of a file. */
export interface Picture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}
/** Pictures by purpose: `avatar`, or `thumbnail` and `preview`. */
export type Pictures = Readonly<Record<string, Picture>>;

const stored = {
  id: uuid,
  ownerId: uuid,
  projectId: nullable(uuid),
  name: text,
  publicName: nullable(text),
  storeKey: text,
  pictures: jsonb<Pictures>(),
  state: textOf<'staged' | 'ready' | 'unused'>(),
};
const STORED =
  'id, owner_id AS "ownerId", project_id AS "projectId", name, public_name AS "publicName", store_key AS "storeKey", pictures, state';

export const STAGE = command({
  text: `INSERT INTO files (id, bucket, owner_id, project_id, name, store_key, bytes, pictures, state, created_at, changed_at)
VALUES ($1, $2, $3, $4, $5, $6, $7::int, '{}', 'staged', $8, $8)`,
  params: [uuid, text, uuid, nullable(uuid), text, text, int4, timestamptz],
});
/** Locked, so that two that finish it, or one that finishes and the sweep, follow one another. */
export const HOLD = command({
  text: `SELECT ${STORED} FROM files WHERE id = $1 FOR UPDATE`,
  params: [uuid],
  row: stored,
});
export const FIND = query({ text: `SELECT ${STORED} FROM files WHERE id = $1`, params: [uuid], row: stored });
export const AVATAR_NAMED = query({
  text: `SELECT ${STORED} FROM files WHERE (name = $1 AND bucket = 'avatars' OR public_name = $1) AND state <> 'unused'`,
  params: [text],
  row: stored,
});
export const BEGUN_SINCE = query({
  text: 'SELECT count(*)::integer AS begun FROM files WHERE owner_id = $1 AND bucket = $2 AND created_at > $3',
  params: [uuid, text, timestamptz],
  row: { begun: int4 },
});
export const FINISH = command({
  text: `UPDATE files SET state = 'ready', bytes = $2::int, sha256 = $3, type = $4, pictures = $5, public_name = $6, changed_at = $7
WHERE id = $1`,
  params: [uuid, int4, text, text, jsonb<never>(), nullable(text), timestamptz],
});
/**
 * All files of a person (`$1`) except the one published under a name (`$2`) and later ones; without such a one, all except very
 * recent ones, which may be about to be chosen.
 */
export const LET_AVATARS_GO = command({
  text: `UPDATE files SET state = 'unused', changed_at = $3 WHERE owner_id = $1 AND bucket = 'avatars' AND state = 'ready'
AND public_name IS DISTINCT FROM $2 AND created_at <= coalesce((SELECT max(created_at) FROM files WHERE owner_id = $1 AND public_name = $2),
  $3::timestamptz - interval '10 minutes')`,
  params: [uuid, nullable(text), timestamptz],
});
export const LET_NAMED_AVATARS_GO = command({
  text: `UPDATE files SET state = 'unused', changed_at = $3 WHERE owner_id = $1 AND bucket = 'avatars' AND state = 'ready'
AND (name = ANY ($2) OR public_name = ANY ($2)) RETURNING id, name`,
  params: [uuid, array(text), timestamptz],
  row: { id: uuid, name: text },
});
export const FORGET = command({
  text: `DELETE FROM files WHERE id = ANY ($1) AND state = 'unused'`,
  params: [array(uuid)],
});
/**
 * Marks as unused: uploads that began before a moment and never finished, and, among files changed in the days before, pictures
 * that nobody chose and files that no card uses. A transaction that removes the last use of a file changes the file's
 * row, and so waits for others that do the same.
 */
export const GIVE_UP_STAGED = command({
  text: `UPDATE files f SET state = 'unused', changed_at = $2 WHERE changed_at <= $1 AND (state = 'staged'
  OR state = 'ready' AND changed_at > $1::timestamptz - interval '7 days' AND CASE bucket
    WHEN 'avatars' THEN NOT EXISTS (SELECT 1 FROM accounts a WHERE a.user_id = f.owner_id AND a.avatar_url = '${AVATAR_PLACE}' || f.public_name)
    ELSE NOT EXISTS (SELECT 1 FROM attachments a WHERE a.file_id = f.id) END)`,
  params: [timestamptz, timestamptz],
});
export const UNUSED = query({
  text: `SELECT ${STORED} FROM files WHERE state = 'unused' AND changed_at <= $1 ORDER BY changed_at LIMIT 100`,
  params: [timestamptz],
  row: stored,
});
