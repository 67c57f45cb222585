import { array, command, int4, timestamptz, uuid } from '@nivel/messaging/statement';
import { withoutAttachments, withoutComments } from './purge.sql.ts';

/** Cards and lists of one project at once: its log is read once for all of them. */
const MOST_CARDS_AT_ONCE = 500;

/**
 * A project with cards or lists that were in its trash before a moment, held like for a command. A locked one waits for the
 * next run.
 */
export const PROJECT_WITH_DUE_CARDS = command({
  text: `SELECT id FROM projects WHERE purged_at IS NULL AND id IN (
  SELECT project_id FROM cards WHERE deleted_at IS NOT NULL AND title <> '' AND deleted_at <= $1
  UNION ALL SELECT project_id FROM lists WHERE deleted_at IS NOT NULL AND name <> '' AND deleted_at <= $1)
ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
  params: [timestamptz],
  row: { id: uuid },
});

export const DUE_CARDS = command({
  text: `SELECT id FROM cards WHERE project_id = $1 AND deleted_at <= $2 AND title <> ''
UNION ALL SELECT id FROM lists WHERE project_id = $1 AND deleted_at <= $2 AND name <> ''
LIMIT ${MOST_CARDS_AT_ONCE}`,
  params: [uuid, timestamptz],
  row: { id: uuid },
});

/** People's texts in the log of a card or a list. The rest stays: clients that catch up pass through it. */
const withoutTexts = (values: string): string => `CASE WHEN ${values} = 'null' THEN 'null'::jsonb
  ELSE (${values} - '{blocked_reason,tags,checklist,watchers,assignee,description,notes,fields}'::text[])
    || CASE WHEN ${values} ? 'title' THEN '{"title": ""}' ELSE '{}' END::jsonb
    || CASE WHEN ${values} ? 'name' THEN '{"name": ""}' ELSE '{}' END::jsonb
    || CASE WHEN ${values} ? 'blocked_reason' THEN '{"blocked_reason": null}' ELSE '{}' END::jsonb
    || CASE WHEN ${values} ? 'assignee' THEN '{"assignee": null}' ELSE '{}' END::jsonb
    || CASE WHEN ${values} ? 'description' AND c ->> 'of' = 'list' THEN '{"description": ""}' ELSE '{}' END::jsonb END`;
const BLANKED = `(SELECT jsonb_agg(CASE WHEN c ->> 'id' = ANY (d.ids) THEN c || jsonb_build_object(
    'set', ${withoutTexts(`(c -> 'set')`)}, 'was', ${withoutTexts(`(c -> 'was')`)}) ELSE c END ORDER BY n)
  FROM jsonb_array_elements(g.changes) WITH ORDINALITY AS x (c, n))`;

/** Of the cards and lists `$2` of a project; rows stay for what points to them. */
export const PURGE_CARDS = command({
  text: `WITH d AS (SELECT array_agg(i::text) AS ids FROM unnest($2::uuid[]) AS u (i)),
texts AS (DELETE FROM card_texts WHERE project_id = $1 AND card_id = ANY ($2)),
${withoutComments('project_id = $1 AND card_id = ANY ($2)')}
${withoutAttachments('project_id = $1 AND card_id = ANY ($2)', '$3')}
unproposed AS (DELETE FROM card_proposals WHERE project_id = $1 AND card_id = ANY ($2)),
cleared AS (UPDATE cards SET title = '', blocked_reason = NULL, tags = NULL, checklist = NULL, assignee = NULL, watchers = NULL,
    description_version = NULL, notes_version = NULL, cover = NULL, fields = NULL, repeats = NULL WHERE project_id = $1 AND id = ANY ($2) RETURNING 1),
unnamed AS (UPDATE lists SET name = '', description = '' WHERE project_id = $1 AND id = ANY ($2)),
log AS (UPDATE project_changes g SET changes = ${BLANKED} FROM d WHERE g.project_id = $1
  AND EXISTS (SELECT 1 FROM jsonb_array_elements(g.changes) AS e (c) WHERE e.c ->> 'id' = ANY (d.ids)))
SELECT count(*)::integer AS cards FROM cleared`,
  params: [uuid, array(uuid), timestamptz],
  row: { cards: int4 },
});
