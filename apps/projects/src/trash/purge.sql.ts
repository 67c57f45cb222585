import { array, command, timestamptz, uuid } from '@nivel/messaging/statement';

/** Projects at once: one statement blanks so few that it is done long before it is cut off. */
export const MOST_PROJECTS_AT_ONCE = 5;

/** Projects that were in the trash before a moment, by themselves or with their organization. */
export const DUE_PROJECTS = command({
  text: `SELECT p.id FROM projects p LEFT JOIN organizations g ON g.id = p.organization_id
WHERE p.purged_at IS NULL AND least(p.deleted_at, g.deleted_at) <= $1
ORDER BY p.id LIMIT ${MOST_PROJECTS_AT_ONCE} FOR UPDATE OF p SKIP LOCKED`,
  params: [timestamptz],
  row: { id: uuid },
});

/** A change without the values that people wrote; where it came onto the board or left it, this is still visible. */
const BLANKED = `(SELECT coalesce(jsonb_agg(jsonb_build_object('of', c -> 'of', 'id', c -> 'id',
  'set', CASE WHEN c -> 'set' = 'null' THEN 'null'::jsonb ELSE '{}' END, 'was', CASE WHEN c -> 'was' = 'null' THEN 'null'::jsonb ELSE '{}' END)
  ORDER BY n), '[]') FROM jsonb_array_elements(g.changes) WITH ORDINALITY AS x (c, n))`;

/** The text is blank, and its earlier versions and reactions are deleted; numbers stay. */
export const withoutComments = (which: string): string => `said AS (SELECT id FROM comments WHERE ${which}),
unsaid AS (UPDATE comments SET text = '', mentions = '{}' WHERE id IN (SELECT id FROM said)),
unwritten AS (DELETE FROM comment_versions WHERE comment_id IN (SELECT id FROM said)),
unanswered AS (DELETE FROM comment_reactions WHERE comment_id IN (SELECT id FROM said)),`;

/** Files that cards had for good no more; the sweep lets those go that no other card has. `$2` or `now` is the moment. */
export const withoutAttachments = (
  which: string,
  now: string,
): string => `off AS (DELETE FROM attachments WHERE ${which} RETURNING file_id),
loose AS (UPDATE files SET changed_at = ${now} WHERE id IN (SELECT file_id FROM off) AND state = 'ready'),`;

/** Texts are removed, ids stay for what refers to them. */
export const PURGE_PROJECTS = command({
  text: `WITH texts AS (DELETE FROM card_texts WHERE project_id = ANY ($1)),
${withoutComments('project_id = ANY ($1)')}
unchatted AS (UPDATE chat_messages SET text = '', mentions = '{}', files = '{}' WHERE project_id = ANY ($1)),
unreacted AS (DELETE FROM chat_reactions r USING chat_messages m WHERE m.id = r.message_id AND m.project_id = ANY ($1)),
unmet AS (DELETE FROM meetings WHERE project_id = ANY ($1)),
unread AS (DELETE FROM chat_reads WHERE project_id = ANY ($1)),
${withoutAttachments('project_id = ANY ($1)', '$2')}
cleared AS (UPDATE cards SET title = '', blocked_reason = NULL, tags = NULL, checklist = NULL, assignee = NULL, watchers = NULL,
    fields = NULL, repeats = NULL
  WHERE project_id = ANY ($1)),
unnamed AS (UPDATE lists SET name = '', description = '' WHERE project_id = ANY ($1)),
unlabelled AS (UPDATE labels SET name = '' WHERE project_id = ANY ($1)),
unmerged AS (DELETE FROM label_merges WHERE project_id = ANY ($1)),
unfielded AS (DELETE FROM card_fields WHERE project_id = ANY ($1)),
untemplated AS (DELETE FROM card_templates WHERE project_id = ANY ($1)),
unrepeated AS (DELETE FROM card_repetitions WHERE project_id = ANY ($1)),
unsubscribed AS (DELETE FROM holiday_sources WHERE project_id = ANY ($1)),
unproposed AS (DELETE FROM card_proposals WHERE project_id = ANY ($1)),
undelivered AS (DELETE FROM automation_deliveries WHERE project_id = ANY ($1)),
unhooked AS (DELETE FROM automation_webhooks WHERE project_id = ANY ($1)),
unheld AS (DELETE FROM automation_held_messages WHERE project_id = ANY ($1)),
unpaused AS (DELETE FROM automation_settings WHERE project_id = ANY ($1)),
undue AS (DELETE FROM automation_due_cards WHERE project_id = ANY ($1)),
unrun AS (DELETE FROM automation_runs WHERE project_id = ANY ($1)),
unruled AS (DELETE FROM automation_rules WHERE project_id = ANY ($1)),
unplanned AS (DELETE FROM baselines WHERE project_id = ANY ($1)),
untold AS (DELETE FROM project_task_runs WHERE project_id = ANY ($1)),
untasked AS (DELETE FROM project_tasks WHERE project_id = ANY ($1)),
unviewed AS (DELETE FROM saved_views WHERE project_id = ANY ($1)),
unfed AS (DELETE FROM calendar_feeds WHERE project_id = ANY ($1)),
unchosen AS (DELETE FROM view_choices WHERE project_id = ANY ($1)),
unset AS (DELETE FROM project_settings WHERE project_id = ANY ($1)),
unimported AS (DELETE FROM project_imports WHERE project_id = ANY ($1)),
alone AS (DELETE FROM project_members WHERE project_id = ANY ($1)),
uninvited AS (UPDATE crico_user_invites SET revoked_at = $2 WHERE project_id = ANY ($1) AND accepted_at IS NULL AND revoked_at IS NULL),
log AS (UPDATE project_changes g SET changes = ${BLANKED} WHERE g.project_id = ANY ($1))
UPDATE projects SET name = '', description = '', calendar = NULL, purged_at = $2, deleted_at = coalesce(deleted_at, $2) WHERE id = ANY ($1)`,
  params: [array(uuid), timestamptz],
});
