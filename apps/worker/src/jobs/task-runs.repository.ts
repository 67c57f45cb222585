import { Injectable } from '@nestjs/common';
import { MOST_TASK_RUNS } from '@nivel/contracts/worker/scheduled-tasks/list-scheduled-task-runs.operation';
import { command, int4, nullable, query, text, textOf, timestamptz, uuid } from '@nivel/messaging/statement';
import type { WorkerReads, WorkerUnit } from '../database.ts';

export interface StoredTaskRun {
  readonly id: string;
  readonly task: string;
  readonly cause: 'schedule' | 'hand';
  readonly startedAt: Date;
  /** Null: it is running. */
  readonly endedAt: Date | null;
  /** The code of why it failed. */
  readonly error: string | null;
}

/** A run that has not ended after this time was lost with its process. */
const LOST_AFTER = `interval '1 hour'`;

const row = {
  id: uuid,
  task: text,
  cause: textOf<'schedule' | 'hand'>(),
  startedAt: timestamptz,
  endedAt: nullable(timestamptz),
  error: nullable(text),
};
const COLUMNS = `id, task, cause, started_at AS "startedAt", ended_at AS "endedAt", error`;

/**
 * A job whose process died starts again and stays one run. With each start, the lost runs of all tasks are marked as broken
 * off.
 */
const BEGIN = command({
  text: `WITH lost AS (
  UPDATE task_runs SET ended_at = $5, error = 'interrupted'
  WHERE ended_at IS NULL AND started_at < $5::timestamptz - ${LOST_AFTER} AND run_key <> $3
)
INSERT INTO task_runs (id, task, run_key, cause, started_at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (run_key) DO UPDATE SET started_at = excluded.started_at, ended_at = NULL, error = NULL`,
  params: [uuid, text, text, text, timestamptz],
});
const END = command({
  text: 'UPDATE task_runs SET ended_at = $2, error = $3 WHERE run_key = $1',
  params: [text, timestamptz, nullable(text)],
});
const FORGET_OLD = command({
  text: `DELETE FROM task_runs WHERE task = $1 AND id IN (
  SELECT id FROM task_runs WHERE task = $1 ORDER BY started_at DESC, id DESC OFFSET ${MOST_TASK_RUNS}
)`,
  params: [text],
});
const OF_TASK = query({
  text: `SELECT ${COLUMNS} FROM task_runs WHERE task = $1 ORDER BY started_at DESC, id DESC LIMIT $2::int`,
  params: [text, int4],
  row,
});
const LATEST = query({
  text: `SELECT DISTINCT ON (task) ${COLUMNS} FROM task_runs ORDER BY task, started_at DESC, id DESC`,
  row,
});
const RUNNING = query({
  text: `SELECT DISTINCT task FROM task_runs WHERE ended_at IS NULL AND started_at >= $1::timestamptz - ${LOST_AFTER}`,
  params: [timestamptz],
  row: { task: text },
});

/** When scheduled tasks ran, and their results. */
@Injectable()
export class TaskRunsRepository {
  async begin(unit: WorkerUnit, task: string, key: string, cause: StoredTaskRun['cause']): Promise<void> {
    await unit.rows(BEGIN, [unit.newId(), task, key, cause, unit.now]);
  }

  /** @param error the code of why it failed; null: it is done */
  async end(unit: WorkerUnit, task: string, key: string, error: string | null): Promise<void> {
    await unit.rows(END, [key, unit.now, error]);
    await unit.rows(FORGET_OLD, [task]);
  }

  /** Newest first. */
  ofTask(reads: WorkerReads, task: string): Promise<StoredTaskRun[]> {
    return reads.rows(OF_TASK, [task, MOST_TASK_RUNS]);
  }

  /** The last run of each task. */
  async latest(reads: WorkerReads): Promise<ReadonlyMap<string, StoredTaskRun>> {
    return new Map((await reads.rows(LATEST, [])).map((run) => [run.task, run]));
  }

  /** The tasks that are running. */
  async running(reads: Pick<WorkerReads, 'rows'>, now: Date): Promise<ReadonlySet<string>> {
    return new Set((await reads.rows(RUNNING, [now])).map(({ task }) => task));
  }
}
