import {
  array,
  bool,
  command,
  float8,
  int4,
  int8,
  jsonb,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import type { Pictures } from '../files/files.sql.ts';

const COLUMNS = `a.id, a.project_id AS "projectId", a.card_id AS "cardId", a.file_id AS "fileId", a.name, a.added_by AS "addedBy",
  a.added_at AS "addedAt", a.deleted_at AS "deletedAt", a.deleted_by AS "deletedBy",
  a.comment_id AS "commentId", c.id IS NOT NULL AS "isSaid", c.deleted_at IS NOT NULL AS "isUnsaid", coalesce(c.is_team_only, true) AS "isTeamOnly",
  f.state, f.type, f.bytes::integer AS bytes, f.store_key AS "storeKey", f.pictures`;
/** A comment has files of its own author alone, whatever others sent under its id. */
const FROM = `FROM attachments a JOIN files f ON f.id = a.file_id
LEFT JOIN comments c ON c.id = a.comment_id AND c.card_id = a.card_id AND c.author_id = a.added_by`;

/** The name of the person who added it. */
const WITH_NAMES = `SELECT ${COLUMNS}, coalesce(u.full_name, '') AS "addedByName" ${FROM} LEFT JOIN crico_users u ON u.user_id = a.added_by`;

const row = {
  id: uuid,
  projectId: uuid,
  /** Null: it is the project's own, for its team. */
  cardId: nullable(uuid),
  fileId: uuid,
  name: text,
  addedBy: uuid,
  addedAt: timestamptz,
  deletedAt: nullable(timestamptz),
  deletedBy: nullable(uuid),
  /** Null: it is of no comment. */
  commentId: nullable(uuid),
  /** Whether the comment exists or existed. */
  isSaid: bool,
  isUnsaid: bool,
  isTeamOnly: bool,
  state: textOf<'staged' | 'ready' | 'unused'>(),
  type: nullable(text),
  bytes: int4,
  storeKey: text,
  pictures: jsonb<Pictures>(),
};

export const FIND = query({ text: `SELECT ${COLUMNS} ${FROM} WHERE a.id = $1`, params: [uuid], row });

/** An attachment whose file is still being uploaded, by that file: no other refers to it yet. */
export const OF_UPLOAD = query({ text: `SELECT ${COLUMNS} ${FROM} WHERE a.file_id = $1`, params: [uuid], row });

export const OF_CARD = query({
  text: `${WITH_NAMES}
WHERE a.project_id = $1 AND a.card_id = $2 AND a.comment_id IS NULL AND a.deleted_at IS NULL AND f.state = 'ready' ORDER BY a.added_at, a.id`,
  params: [uuid, uuid],
  row: { ...row, addedByName: text },
});

export const COUNTS = query({
  text: `SELECT a.card_id AS "cardId", count(*)::integer AS total
FROM attachments a JOIN files f ON f.id = a.file_id AND f.state = 'ready' JOIN cards k ON k.id = a.card_id AND k.position IS NOT NULL
WHERE a.project_id = $1 AND a.comment_id IS NULL AND a.deleted_at IS NULL
GROUP BY a.card_id ORDER BY max(a.added_at) DESC, a.card_id LIMIT $2`,
  params: [uuid, int8],
  row: { cardId: uuid, total: int4 },
});

/** Files without a card, newest first. */
export const OF_PROJECT = query({
  text: `${WITH_NAMES}
WHERE a.project_id = $1 AND a.card_id IS NULL AND a.deleted_at IS NULL AND f.state = 'ready' ORDER BY a.added_at DESC, a.id DESC`,
  params: [uuid],
  row: { ...row, addedByName: text },
});

/** The same of some ids (`$2`). */
export const NAMED_OF_PROJECT = query({
  text: `SELECT ${COLUMNS} ${FROM} WHERE a.project_id = $1 AND a.id = ANY ($2) AND a.card_id IS NULL AND a.deleted_at IS NULL
AND f.state = 'ready' ORDER BY a.added_at, a.id`,
  params: [uuid, array(uuid)],
  row,
});

/** The files of existing comments. */
export const OF_COMMENTS = query({
  text: `SELECT ${COLUMNS} ${FROM} WHERE a.comment_id = ANY ($1) AND c.deleted_at IS NULL AND c.id IS NOT NULL
AND a.deleted_at IS NULL AND f.state = 'ready' ORDER BY a.added_at, a.id`,
  params: [array(uuid)],
  row,
});

/** Whether there is, or was, a comment by anybody. */
export const IS_SAID = query({ text: 'SELECT id FROM comments WHERE id = $1', params: [uuid], row: { id: uuid } });

/** A purged one is not there. */
export const CARD = query({
  text: `SELECT position IS NULL AS "isDeleted" FROM cards WHERE project_id = $1 AND id = $2 AND title <> ''`,
  params: [uuid, uuid],
  row: { isDeleted: bool },
});

/**
 * The bytes that the files of the project (`$1`) take, with the announced sizes of uploads in progress, and the number of files
 * of a card (`$2`), a comment (`$4`), or else the project itself; without one (`$3`). Files in the trash count too.
 */
export const TAKEN = query({
  text: `SELECT coalesce(sum(f.bytes), 0)::float8 AS bytes,
  count(*) FILTER (WHERE a.card_id IS NOT DISTINCT FROM $2 AND a.comment_id IS NOT DISTINCT FROM $4 AND a.deleted_at IS NULL)::integer AS files
FROM attachments a JOIN files f ON f.id = a.file_id WHERE a.project_id = $1 AND a.id <> $3 AND f.state <> 'unused'`,
  params: [uuid, nullable(uuid), uuid, nullable(uuid)],
  row: { bytes: float8, files: int4 },
});

export const ADD = command({
  text: `INSERT INTO attachments (id, project_id, card_id, comment_id, file_id, name, added_by, added_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  params: [uuid, uuid, nullable(uuid), nullable(uuid), uuid, text, uuid, timestamptz],
});

/** Another file comes in the place of one that never did. */
export const POINT_TO = command({
  text: `WITH before AS (UPDATE files SET state = 'unused', changed_at = $3
  WHERE id = (SELECT file_id FROM attachments WHERE id = $1) AND state = 'staged')
UPDATE attachments SET file_id = $2 WHERE id = $1`,
  params: [uuid, uuid, timestamptz],
});

/** Marks its file as present. */
export const ARRIVED = command({
  text: 'UPDATE attachments SET added_at = $2 WHERE id = $1',
  params: [uuid, timestamptz],
});

export const DELETE = command({
  text: 'UPDATE attachments SET deleted_at = $2, deleted_by = $3 WHERE id = $1',
  params: [uuid, nullable(timestamptz), nullable(uuid)],
});

/** An attachment whose file is still being uploaded: nobody has seen it. */
export const GIVE_UP = command({
  text: `WITH off AS (DELETE FROM attachments WHERE id = $1 RETURNING file_id)
UPDATE files SET state = 'unused', changed_at = $2 WHERE id IN (SELECT file_id FROM off) AND state = 'staged'`,
  params: [uuid, timestamptz],
});

/** A card loses its cover with the file, also one in the trash. */
export const UNCOVER = command({
  text: `UPDATE cards SET cover = NULL, updated_at = CASE WHEN position IS NULL THEN updated_at ELSE $3 END
WHERE id = $1 AND cover = $2 RETURNING position IS NOT NULL AS "isOnBoard"`,
  params: [uuid, uuid, timestamptz],
  row: { isOnBoard: bool },
});
