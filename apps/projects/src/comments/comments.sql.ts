import {
  array,
  bool,
  float8,
  int4,
  int8,
  jsonb,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import { reactionsFrom, type StoredReaction } from '../talk/shown-reactions.sql.ts';

/** `$1`: the caller. */
const REACTIONS = reactionsFrom('comment_reactions r WHERE r.comment_id = c.id');

const COLUMNS = `c.id, c.card_id AS "cardId", c.number, c.parent_id AS "parentId", c.author_id AS "authorId", c.is_team_only AS "isTeamOnly",
  CASE WHEN c.deleted_at IS NULL THEN c.text ELSE '' END AS text, CASE WHEN c.deleted_at IS NULL THEN c.mentions ELSE '{}' END AS mentions,
  c.text = '' AS "isPurged", c.version, c.created_at AS "createdAt", c.edited_at AS "editedAt", c.deleted_at AS "deletedAt", c.deleted_by AS "deletedBy",
  encode(c.asked, 'hex') AS asked, ${REACTIONS} AS reactions`;

const row = {
  id: uuid,
  cardId: uuid,
  number: int4,
  parentId: nullable(uuid),
  authorId: uuid,
  isTeamOnly: bool,
  text,
  mentions: array(uuid),
  isPurged: bool,
  version: int4,
  createdAt: timestamptz,
  editedAt: nullable(timestamptz),
  deletedAt: nullable(timestamptz),
  deletedBy: nullable(uuid),
  asked: text,
  reactions: jsonb<readonly StoredReaction[]>(),
};

/** Comments by id, of one project. */
export const COMMENTS = query({
  text: `SELECT ${COLUMNS} FROM comments c WHERE c.id = ANY ($3) AND c.project_id = $2 ORDER BY c.number`,
  params: [uuid, uuid, array(uuid)],
  row,
});

/** Whether a comment has this id, in any project. */
export const IS_TAKEN = query({
  text: 'SELECT id FROM comments WHERE id = $1',
  params: [uuid],
  row: { id: uuid },
});

/** Active automation rules of a project that follow comments. */
export const IS_FOLLOWED = query({
  text: `SELECT id FROM automation_rules WHERE project_id = $1 AND is_active AND deleted_at IS NULL
  AND trigger ->> 'kind' = 'comment-added' LIMIT 1`,
  params: [uuid],
  row: { id: uuid },
});

/**
 * Comments about a card (`$3`) below a number (`$4`), newest first, each with the size of its page up to it. `$5`: includes
 * comments for the team. A deleted comment is shown only if it has replies.
 */
export const PAGE = query({
  text: `SELECT * FROM (SELECT ${COLUMNS},
  sum(300 + octet_length(c.text) + coalesce(octet_length(p.text), 0) + (SELECT coalesce(sum(300 + octet_length(a.name)), 0)
    FROM attachments a WHERE a.comment_id IN (c.id, p.id))) OVER (ORDER BY c.number DESC)::float8 AS bytes
FROM comments c LEFT JOIN comments p ON p.id = c.parent_id
WHERE c.project_id = $2 AND c.card_id = $3 AND c.number < $4 AND ($5 OR NOT c.is_team_only)
  AND (c.deleted_at IS NULL OR EXISTS (SELECT 1 FROM comments r WHERE r.parent_id = c.id AND r.deleted_at IS NULL))
ORDER BY c.number DESC LIMIT $6) s ORDER BY number DESC`,
  params: [uuid, uuid, uuid, int4, bool, int8],
  row: { ...row, bytes: float8 },
});

/** A card as those who talk about it need it; a purged one is not there. */
export const CARD = query({
  text: `SELECT k.position IS NULL AS "isDeleted", k.title, p.key || '-' || k.number AS name,
  (SELECT coalesce(max(c.number), 0) FROM comments c WHERE c.card_id = k.id) AS last
FROM cards k JOIN projects p ON p.id = k.project_id WHERE k.project_id = $1 AND k.id = $2 AND k.title <> ''`,
  params: [uuid, uuid],
  row: { isDeleted: bool, title: text, name: text, last: int4 },
});

export const VERSIONS = query({
  text: `SELECT version, text, written_at AS "writtenAt" FROM comment_versions
WHERE comment_id = $1 AND version < $2 ORDER BY version DESC LIMIT $3`,
  params: [uuid, int4, int8],
  row: { version: int4, text, writtenAt: timestamptz },
});

export const READ_UP_TO = query({
  text: 'SELECT number FROM comment_reads WHERE card_id = $1 AND user_id = $2',
  params: [uuid, uuid],
  row: { number: int4 },
});

/**
 * How many comments the cards on a board (`$2`) have, and how many of them a person (`$1`) has not read: comments of others
 * after their last read one, or else after they joined. `$3`: also those for the team.
 */
export const COUNTS = query({
  text: `SELECT c.card_id AS "cardId", count(*)::integer AS total,
  count(*) FILTER (WHERE c.author_id <> $1 AND CASE WHEN r.number IS NULL
    THEN c.created_at > coalesce(m.joined_at, u.created_at) ELSE c.number > r.number END)::integer AS unread
FROM crico_users u
LEFT JOIN project_members m ON m.project_id = $2 AND m.user_id = u.user_id
JOIN comments c ON c.project_id = $2 AND c.deleted_at IS NULL AND ($3 OR NOT c.is_team_only)
JOIN cards k ON k.id = c.card_id AND k.position IS NOT NULL
LEFT JOIN comment_reads r ON r.card_id = c.card_id AND r.user_id = u.user_id
WHERE u.user_id = $1 GROUP BY c.card_id ORDER BY max(c.created_at) DESC, c.card_id LIMIT $4`,
  params: [uuid, uuid, bool, int8],
  row: { cardId: uuid, total: int4, unread: int4 },
});
