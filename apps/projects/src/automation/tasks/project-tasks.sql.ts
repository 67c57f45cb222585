import { MOST_PROJECT_TASK_RUNS, type ProjectTaskKind } from '@nivel/contracts/projects/automation/project-task';
import {
  array,
  bool,
  command,
  int4,
  int8,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';

const task = {
  projectId: uuid,
  kind: textOf<ProjectTaskKind>(),
  ownerId: uuid,
  cron: text,
  timeZone: text,
  isPaused: bool,
  nextRunAt: timestamptz,
  recipients: array(uuid),
  failures: int4,
};
const COLUMNS = `t.project_id AS "projectId", t.kind, t.owner_id AS "ownerId", t.cron, t.time_zone AS "timeZone",
  t.is_paused AS "isPaused", t.next_run_at AS "nextRunAt", t.recipients, t.failures`;
const run = {
  id: uuid,
  kind: textOf<ProjectTaskKind>(),
  cause: textOf<'schedule' | 'hand'>(),
  startedAt: timestamptz,
  error: nullable(text),
  recipients: int4,
  cards: int4,
};
const RUN_COLUMNS = 'id, kind, cause, started_at AS "startedAt", error, recipients, cards';

export const TASKS = query({
  text: `SELECT ${COLUMNS} FROM project_tasks t WHERE t.project_id = $1 ORDER BY t.kind DESC`,
  params: [uuid],
  row: task,
});
export const LOCK_TASK = command({
  text: `SELECT ${COLUMNS} FROM project_tasks t WHERE t.project_id = $1 AND t.kind = $2 FOR UPDATE`,
  params: [uuid, text],
  row: task,
});
/** Tasks of a project in the trash do not run; after its restoration they are unchanged. */
const DUE = `FROM project_tasks t JOIN projects p ON p.id = t.project_id LEFT JOIN organizations g ON g.id = p.organization_id
WHERE NOT t.is_paused AND t.next_run_at <= $1 AND p.deleted_at IS NULL AND g.deleted_at IS NULL`;
export const LIST_DUE = query({
  text: `SELECT t.project_id AS "projectId", t.kind ${DUE} ORDER BY t.next_run_at LIMIT $2`,
  params: [timestamptz, int8],
  row: { projectId: uuid, kind: textOf<ProjectTaskKind>() },
});
/** Skips a task that another process runs at this moment. */
export const LOCK_DUE = command({
  text: `SELECT ${COLUMNS} ${DUE} AND t.project_id = $2 AND t.kind = $3 FOR UPDATE OF t SKIP LOCKED`,
  params: [timestamptz, uuid, text],
  row: task,
});
export const SET_UP = command({
  text: `INSERT INTO project_tasks (project_id, kind, owner_id, cron, time_zone, is_paused, next_run_at, recipients)
VALUES ($1, $2, $3, $4, $5, false, $6, $7)
ON CONFLICT (project_id, kind) DO UPDATE SET owner_id = excluded.owner_id, cron = excluded.cron,
  time_zone = excluded.time_zone, next_run_at = excluded.next_run_at, recipients = excluded.recipients, failures = 0`,
  params: [uuid, text, uuid, text, text, timestamptz, array(uuid)],
});
export const SAVE_TASK = command({
  text: `UPDATE project_tasks SET is_paused = $3, owner_id = $4, next_run_at = $5, failures = $6
WHERE project_id = $1 AND kind = $2`,
  params: [uuid, text, bool, uuid, timestamptz, int4],
});
export const RECORD = command({
  text: `INSERT INTO project_task_runs (id, project_id, kind, cause, started_at, error, recipients, cards)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  params: [uuid, uuid, text, text, timestamptz, nullable(text), int4, int4],
});
export const HAS_RUN = query({
  text: 'SELECT project_id AS "projectId", kind FROM project_task_runs WHERE id = $1',
  params: [uuid],
  row: { projectId: uuid, kind: text },
});
/** Runs of the last day are kept, because their e-mails are counted. */
export const FORGET_OLD = command({
  text: `DELETE FROM project_task_runs WHERE project_id = $1 AND kind = $2 AND started_at < $3 AND id IN (
  SELECT id FROM project_task_runs WHERE project_id = $1 AND kind = $2
  ORDER BY started_at DESC, id DESC OFFSET ${MOST_PROJECT_TASK_RUNS}
)`,
  params: [uuid, text, timestamptz],
});
export const RUNS = query({
  text: `SELECT ${RUN_COLUMNS} FROM project_task_runs WHERE project_id = $1 AND kind = $2
ORDER BY started_at DESC, id DESC LIMIT ${MOST_PROJECT_TASK_RUNS}`,
  params: [uuid, text],
  row: run,
});
export const LATEST = query({
  text: `SELECT DISTINCT ON (kind) ${RUN_COLUMNS} FROM project_task_runs WHERE project_id = $1
ORDER BY kind, started_at DESC, id DESC`,
  params: [uuid],
  row: run,
});
