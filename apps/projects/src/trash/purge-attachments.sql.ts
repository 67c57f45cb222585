import { command, int4, timestamptz } from '@nivel/messaging/statement';
import { withoutAttachments } from './purge.sql.ts';

/** Files at once that were taken off their cards. */
export const MOST_ATTACHMENTS_AT_ONCE = 500;

/** Files removed from their cards before a moment, and files of unsent comments. A locked one waits for the next run. */
export const PURGE_ATTACHMENTS = command({
  text: `WITH due AS (SELECT id FROM attachments a WHERE deleted_at <= $1
  OR comment_id IS NOT NULL AND added_at <= $1 AND NOT EXISTS (SELECT 1 FROM comments c WHERE c.id = a.comment_id) ORDER BY id LIMIT ${MOST_ATTACHMENTS_AT_ONCE} FOR UPDATE SKIP LOCKED),
${withoutAttachments('id IN (SELECT id FROM due)', '$2').replace(/,$/, '')}
SELECT count(*)::integer AS attachments FROM off`,
  params: [timestamptz, timestamptz],
  row: { attachments: int4 },
});
