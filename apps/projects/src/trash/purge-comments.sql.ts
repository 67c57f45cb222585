import { command, int4, timestamptz } from '@nivel/messaging/statement';
import { withoutAttachments } from './purge.sql.ts';

/** Comments at once, with all their earlier texts. */
export const MOST_COMMENTS_AT_ONCE = 500;

/** Comments that were deleted before a moment: their rows stay, for the replies. A locked one waits for the next run. */
export const PURGE_COMMENTS = command({
  text: `WITH due AS (SELECT id FROM comments WHERE deleted_at <= $1 AND text <> '' ORDER BY id LIMIT ${MOST_COMMENTS_AT_ONCE} FOR UPDATE SKIP LOCKED),
blanked AS (UPDATE comments SET text = '', mentions = '{}' WHERE id IN (SELECT id FROM due) RETURNING 1),
${withoutAttachments('comment_id IN (SELECT id FROM due)', '$2')}
unwritten AS (DELETE FROM comment_versions WHERE comment_id IN (SELECT id FROM due)),
unanswered AS (DELETE FROM comment_reactions WHERE comment_id IN (SELECT id FROM due))
SELECT count(*)::integer AS comments FROM blanked`,
  params: [timestamptz, timestamptz],
  row: { comments: int4 },
});
