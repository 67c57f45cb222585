import { Injectable } from '@nestjs/common';
import type { ScheduleChange } from '@nivel/messaging/job-queue';
import { bool, command, nullable, query, text, timestamptz } from '@nivel/messaging/statement';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { WorkerReads, WorkerUnit } from '../database.ts';

const ALL = query({
  text: 'SELECT task, is_paused AS "isPaused", cron, time_zone AS "timeZone" FROM task_changes',
  row: { task: text, isPaused: bool, cron: nullable(text), timeZone: nullable(text) },
});
const SAVE = command({
  text: `INSERT INTO task_changes (task, is_paused, cron, time_zone, changed_at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (task) DO UPDATE SET is_paused = excluded.is_paused, cron = excluded.cron, time_zone = excluded.time_zone,
  changed_at = excluded.changed_at`,
  params: [text, bool, nullable(text), nullable(text), timestamptz],
});

/** Administrators' changes of scheduled tasks. Without a row, a task is as declared. */
@Injectable()
export class TaskChangesRepository {
  async all(reads: Pick<WorkerReads, 'rows'>): Promise<ReadonlyMap<string, ScheduleChange>> {
    const rows = await reads.rows(ALL, []);
    return new Map(
      rows.map(({ task, isPaused, cron, timeZone }) => [
        task,
        { isPaused, time: cron === null || timeZone === null ? null : { cron, timeZone } },
      ]),
    );
  }

  /** Until the unit ends nothing else changes the task. */
  async lock(unit: WorkerUnit, task: string): Promise<ScheduleChange> {
    await holdKey(unit, `task ${task}`);
    return (await this.all(unit)).get(task) ?? { isPaused: false, time: null };
  }

  async save(unit: WorkerUnit, task: string, { isPaused, time }: ScheduleChange): Promise<void> {
    await unit.rows(SAVE, [task, isPaused, time?.cron ?? null, time?.timeZone ?? null, unit.now]);
  }
}
