import { array, command, int4, text, timestamptz, uuid } from '@nivel/messaging/statement';

export const ADD_MESSAGE = command({
  text: `INSERT INTO chat_messages (id, project_id, number, author_id, text, mentions, files, version, asked, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, 1, decode($8, 'hex'), $9)`,
  params: [uuid, uuid, int4, uuid, text, array(uuid), array(uuid), text, timestamptz],
});

export const EDIT_MESSAGE = command({
  text: 'UPDATE chat_messages SET text = $2, mentions = $3, version = version + 1, edited_at = $4 WHERE id = $1',
  params: [uuid, text, array(uuid), timestamptz],
});

/** Its words and signs are gone immediately. */
export const DELETE_MESSAGE = command({
  text: `WITH unanswered AS (DELETE FROM chat_reactions WHERE message_id = $1)
UPDATE chat_messages SET text = '', mentions = '{}', files = '{}', deleted_at = $2 WHERE id = $1`,
  params: [uuid, timestamptz],
});

export const ADD_REACTION = command({
  text: `INSERT INTO chat_reactions (message_id, user_id, reaction, reacted_at) VALUES ($1, $2, $3, $4)
ON CONFLICT DO NOTHING RETURNING reaction`,
  params: [uuid, uuid, text, timestamptz],
  row: { reaction: text },
});

export const REMOVE_REACTION = command({
  text: 'DELETE FROM chat_reactions WHERE message_id = $1 AND user_id = $2 AND reaction = $3 RETURNING reaction',
  params: [uuid, uuid, text],
  row: { reaction: text },
});

/** Forward only. */
export const MARK_CHAT_READ = command({
  text: `INSERT INTO chat_reads AS r (project_id, user_id, number) VALUES ($1, $2, $3)
ON CONFLICT (project_id, user_id) DO UPDATE SET number = excluded.number WHERE r.number < excluded.number RETURNING number`,
  params: [uuid, uuid, int4],
  row: { number: int4 },
});

export const FORGET_CHAT_READS = command({
  text: 'DELETE FROM chat_reads WHERE user_id = $1',
  params: [uuid],
});
