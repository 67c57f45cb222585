import { command, jsonb, timestamptz, type SqlType } from '@nivel/messaging/statement';

const CARD_COLUMNS =
  'number, list_id, position, title, priority, assignee, start_on, due_on, progress, blocked_reason, labels, tags, watchers, ' +
  'depends_on, checklist, estimated_hours, actual_hours, description_version, notes_version, cover, fields, link_terms, is_automatic, ' +
  'repeats';
const CARD_RECORD = `id uuid, project_id uuid, number integer, list_id uuid, position text, title text, priority text, assignee uuid,
  start_on date, due_on date, progress smallint, blocked_reason text, labels uuid[], tags text[], watchers uuid[], depends_on uuid[],
  checklist jsonb, estimated_hours numeric, actual_hours numeric, description_version bigint, notes_version bigint, cover uuid, fields jsonb,
  link_terms jsonb, is_automatic boolean, repeats jsonb`;
const LIST_COLUMNS = 'name, description, color, status, position, wip_limit';
const LIST_RECORD =
  'id uuid, project_id uuid, name text, description text, color text, status text, position text, wip_limit integer';
const LABEL_RECORD = 'id uuid, project_id uuid, name text, color text';
const FIELD_COLUMNS = 'name, kind, currency, choices, position';
const FIELD_RECORD = 'id uuid, project_id uuid, name text, kind text, currency text, choices jsonb, position text';
const PROJECT_COLUMNS = 'name, description, color, status, visibility, key, calendar';
const PROJECT_RECORD =
  'id uuid, name text, description text, color text, status text, visibility text, key text, calendar jsonb';
const assigned = (columns: string): string =>
  columns
    .split(', ')
    .map((column) => `${column} = r.${column}`)
    .join(', ');
const prefixed = (columns: string): string =>
  columns
    .split(', ')
    .map((column) => `r.${column}`)
    .join(', ');

/** The rows that a batch may write. A row of another project is never touched: an update finds none, an insert fails. */
const parts = {
  newCards: (rows: string) => `INSERT INTO cards (id, project_id, ${CARD_COLUMNS}, created_by, created_at, updated_at)
  SELECT r.id, r.project_id, ${prefixed(CARD_COLUMNS)}, r.created_by, $1, $1
  FROM jsonb_to_recordset(${rows}) AS r (${CARD_RECORD}, created_by uuid)`,
  changedCards: (rows: string) => `UPDATE cards c SET ${assigned(CARD_COLUMNS)}, updated_at = $1,
    deleted_at = CASE WHEN r.position IS NULL THEN coalesce(c.deleted_at, $1) END
  FROM jsonb_to_recordset(${rows}) AS r (${CARD_RECORD}) WHERE c.id = r.id AND c.project_id = r.project_id`,
  newLists: (rows: string) => `INSERT INTO lists (id, project_id, ${LIST_COLUMNS}, created_by, created_at)
  SELECT r.id, r.project_id, ${prefixed(LIST_COLUMNS)}, r.created_by, $1
  FROM jsonb_to_recordset(${rows}) AS r (${LIST_RECORD}, created_by uuid)`,
  changedLists: (rows: string) => `UPDATE lists l SET ${assigned(LIST_COLUMNS)},
    deleted_at = CASE WHEN r.position IS NULL THEN coalesce(l.deleted_at, $1) END
  FROM jsonb_to_recordset(${rows}) AS r (${LIST_RECORD}) WHERE l.id = r.id AND l.project_id = r.project_id`,
  newLabels: (rows: string) => `INSERT INTO labels (id, project_id, name, color)
  SELECT r.id, r.project_id, r.name, r.color FROM jsonb_to_recordset(${rows}) AS r (${LABEL_RECORD})`,
  changedLabels: (rows: string) => `UPDATE labels b SET name = r.name, color = r.color
  FROM jsonb_to_recordset(${rows}) AS r (${LABEL_RECORD}) WHERE b.id = r.id AND b.project_id = r.project_id`,
  goneLabels: (rows: string) => `DELETE FROM labels b USING jsonb_to_recordset(${rows}) AS r (id uuid, project_id uuid)
  WHERE b.id = r.id AND b.project_id = r.project_id`,
  labelMerges: (rows: string) => `INSERT INTO label_merges (label_id, project_id, into_id)
  SELECT r.label_id, r.project_id, r.into_id
  FROM jsonb_to_recordset(${rows}) AS r (label_id uuid, project_id uuid, into_id uuid)
  ON CONFLICT (label_id) DO UPDATE SET into_id = excluded.into_id WHERE label_merges.project_id = excluded.project_id`,
  newFields: (rows: string) => `INSERT INTO card_fields (id, project_id, ${FIELD_COLUMNS})
  SELECT r.id, r.project_id, ${prefixed(FIELD_COLUMNS)} FROM jsonb_to_recordset(${rows}) AS r (${FIELD_RECORD})`,
  changedFields: (rows: string) => `UPDATE card_fields f SET ${assigned(FIELD_COLUMNS)}
  FROM jsonb_to_recordset(${rows}) AS r (${FIELD_RECORD}) WHERE f.id = r.id AND f.project_id = r.project_id`,
  goneFields: (
    rows: string,
  ) => `DELETE FROM card_fields f USING jsonb_to_recordset(${rows}) AS r (id uuid, project_id uuid)
  WHERE f.id = r.id AND f.project_id = r.project_id`,
  texts: (rows: string) => `INSERT INTO card_texts (card_id, field, project_id, text)
  SELECT r.card_id, r.field, r.project_id, r.text
  FROM jsonb_to_recordset(${rows}) AS r (card_id uuid, field text, project_id uuid, text text)
  ON CONFLICT (card_id, field) DO UPDATE SET text = excluded.text WHERE card_texts.project_id = excluded.project_id`,
};
export type SavedPart = keyof typeof parts;

/** The fields of the project itself, beside its counters. */
const WITH_FIELDS = { columns: `, ${assigned(PROJECT_COLUMNS)}`, record: PROJECT_RECORD };
const COUNTERS_ONLY = { columns: '', record: 'id uuid' };

/**
 * Saves the results of a batch of commands in one statement: some of the parts, rows of the logs, and the counters of the
 * projects.
 */
const shapeOf = (names: readonly SavedPart[], project: typeof WITH_FIELDS) => {
  const branches = names.map((name, index) => `${name.toLowerCase()} AS (\n  ${parts[name](`$${index + 4}`)}\n), `);
  return {
    names,
    statement: command({
      text: `
WITH ${branches.join('')}log AS (
  INSERT INTO project_changes (project_id, sequence, at, actor, kind, command_id, asked, changes, undoes, is_undoable)
  SELECT r.project_id, r.sequence, $1, r.actor, r.kind, r.command_id, decode(r.asked, 'hex'), r.changes, r.undoes, r.is_undoable
  FROM jsonb_to_recordset($2) AS r (project_id uuid, sequence bigint, actor uuid, kind text, command_id uuid, asked text, changes jsonb,
    undoes bigint, is_undoable boolean)
)
UPDATE projects p SET sequence = r.sequence, last_number = r.last_number${project.columns}
FROM jsonb_to_recordset($3) AS r (${project.record}, sequence bigint, last_number integer) WHERE p.id = r.id`,
      params: [timestamptz, jsonb<never>(), jsonb<never>(), ...names.map(() => jsonb<never>())] as readonly SqlType[],
    }),
  };
};

const everything = shapeOf(Object.keys(parts) as SavedPart[], WITH_FIELDS);
/** The most frequent writes; the first that has all that changed is taken. */
const shapes = [
  shapeOf(['newCards'], COUNTERS_ONLY),
  shapeOf(['changedCards'], COUNTERS_ONLY),
  shapeOf(['newCards', 'changedCards'], COUNTERS_ONLY),
];

/** The statement that saves these parts, each as JSON, and its values. */
export const saveStatement = (
  { now, log, projects, isProjectChanged }: { now: Date; log: unknown; projects: unknown; isProjectChanged: boolean },
  rows: Readonly<Record<SavedPart, readonly unknown[]>>,
) => {
  const changed = (Object.keys(rows) as SavedPart[]).filter((name) => rows[name].length > 0);
  const fitting = isProjectChanged
    ? undefined
    : shapes.find(({ names }) => changed.every((name) => names.includes(name)));
  const { names, statement } = fitting ?? everything;
  return {
    statement,
    values: [now, JSON.stringify(log), JSON.stringify(projects), ...names.map((name) => JSON.stringify(rows[name]))],
  };
};
