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
const COLUMNS = `c.id, c.number, c.author_id AS "authorId", c.text, c.mentions, c.files, c.version, c.created_at AS "createdAt",
  c.edited_at AS "editedAt", c.deleted_at IS NOT NULL AS "isDeleted", encode(c.asked, 'hex') AS asked,
  ${reactionsFrom('chat_reactions r WHERE r.message_id = c.id')} AS reactions`;

const row = {
  id: uuid,
  number: int4,
  authorId: uuid,
  text,
  mentions: array(uuid),
  /** Files of the project that it refers to; they may be gone. */
  files: array(uuid),
  version: int4,
  createdAt: timestamptz,
  editedAt: nullable(timestamptz),
  isDeleted: bool,
  asked: text,
  reactions: jsonb<readonly StoredReaction[]>(),
};

/** A message of a project by its id, also one that is deleted. */
export const MESSAGE = query({
  text: `SELECT ${COLUMNS} FROM chat_messages c WHERE c.id = $3 AND c.project_id = $2`,
  params: [uuid, uuid, uuid],
  row,
});

/** Whether a message has this id, wherever. */
export const IS_MESSAGE = query({
  text: 'SELECT id FROM chat_messages WHERE id = $1',
  params: [uuid],
  row: { id: uuid },
});

const pageWhere = (condition: string): string => `SELECT * FROM (SELECT ${COLUMNS},
  sum(300 + octet_length(c.text)) OVER (ORDER BY c.number DESC)::float8 AS bytes
FROM chat_messages c WHERE c.project_id = $2 AND c.number < $3 AND c.deleted_at IS NULL${condition}
ORDER BY c.number DESC LIMIT $4) s ORDER BY number DESC`;
const pageRow = { ...row, bytes: float8 };

/** Messages of a project below a number (`$3`), newest first, each with what its page weighs up to it. */
export const CHAT_PAGE = query({
  text: pageWhere(''),
  params: [uuid, uuid, int4, int8],
  row: pageRow,
});

/** Files of the project in whose name all of some words (`$6`) occur. */
const FOUND_FILES = `SELECT a.id FROM attachments a JOIN files f ON f.id = a.file_id AND f.state = 'ready'
  WHERE numnode(to_tsquery('simple', $6)) > 0 AND a.project_id = $2 AND a.card_id IS NULL AND a.deleted_at IS NULL
  AND crico_file_words(a.project_id, a.name) @@ (quote_literal('project:' || $2::text)::tsquery && to_tsquery('simple', $6))`;

/**
 * The same of those in whose text all of some words (`$5`) occur, or in the name of one of whose files all of some words (`$6`) do.
 * Signs alone are no words, and occur nowhere.
 */
export const FOUND_PAGE = query({
  text: pageWhere(` AND ((numnode(to_tsquery('simple', $5)) > 0
  AND crico_comment_words(c.project_id, true, c.text) @@ (quote_literal('team:' || $2::text)::tsquery && to_tsquery('simple', $5)))
  OR c.files && ARRAY(${FOUND_FILES}))`),
  params: [uuid, uuid, int4, int8, text, text],
  row: pageRow,
});

export const LAST_NUMBER = query({
  text: 'SELECT coalesce(max(number), 0) AS last FROM chat_messages WHERE project_id = $1',
  params: [uuid],
  row: { last: int4 },
});

export const READ_NUMBER = query({
  text: 'SELECT number FROM chat_reads WHERE project_id = $1 AND user_id = $2',
  params: [uuid, uuid],
  row: { number: int4 },
});

/**
 * How many messages of a project (`$2`) somebody (`$1`) has not read: what others wrote after what they have read, or else after they
 * came.
 */
export const UNREAD_MESSAGES = query({
  text: `SELECT count(*)::integer AS unread FROM crico_users u
LEFT JOIN project_members m ON m.project_id = $2 AND m.user_id = u.user_id
LEFT JOIN chat_reads r ON r.project_id = $2 AND r.user_id = u.user_id
JOIN chat_messages c ON c.project_id = $2 AND c.deleted_at IS NULL AND c.author_id <> u.user_id
  AND CASE WHEN r.number IS NULL THEN c.created_at > coalesce(m.joined_at, u.created_at) ELSE c.number > r.number END
WHERE u.user_id = $1`,
  params: [uuid, uuid],
  row: { unread: int4 },
});
