import { array, bool, command, int4, nullable, text, timestamptz, uuid } from '@nivel/messaging/statement';

export const ADD = command({
  text: `INSERT INTO comments (id, project_id, card_id, number, parent_id, author_id, is_team_only, text, mentions, version, asked, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1, decode($10, 'hex'), $11)`,
  params: [uuid, uuid, uuid, int4, nullable(uuid), uuid, bool, text, array(uuid), text, timestamptz],
});

/** Its earlier text is stored beside it. */
export const EDIT = command({
  text: `WITH before AS (INSERT INTO comment_versions (comment_id, version, text, written_at)
  SELECT id, version, text, coalesce(edited_at, created_at) FROM comments WHERE id = $1)
UPDATE comments SET text = $2, mentions = $3, version = version + 1, edited_at = $4 WHERE id = $1`,
  params: [uuid, text, array(uuid), timestamptz],
});

export const DELETE = command({
  text: 'UPDATE comments SET deleted_at = $2, deleted_by = $3 WHERE id = $1',
  params: [uuid, nullable(timestamptz), nullable(uuid)],
});

export const REACT = command({
  text: `INSERT INTO comment_reactions (comment_id, user_id, reaction, reacted_at) VALUES ($1, $2, $3, $4)
ON CONFLICT DO NOTHING RETURNING reaction`,
  params: [uuid, uuid, text, timestamptz],
  row: { reaction: text },
});

export const TAKE_REACTION_BACK = command({
  text: 'DELETE FROM comment_reactions WHERE comment_id = $1 AND user_id = $2 AND reaction = $3 RETURNING reaction',
  params: [uuid, uuid, text],
  row: { reaction: text },
});

export const FORGET_READS = command({
  text: 'DELETE FROM comment_reads WHERE user_id = $1',
  params: [uuid],
});

/** Forward only. */
export const MARK_READ = command({
  text: `INSERT INTO comment_reads AS r (card_id, user_id, number) VALUES ($1, $2, $3)
ON CONFLICT (card_id, user_id) DO UPDATE SET number = excluded.number WHERE r.number < excluded.number RETURNING number`,
  params: [uuid, uuid, int4],
  row: { number: int4 },
});
