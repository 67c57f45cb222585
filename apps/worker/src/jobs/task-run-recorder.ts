import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { RecordRun } from '@nivel/messaging/job-worker';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { LOG, type Log } from '@nivel/platform/log';
import type { WorkerClient, WorkerUnit } from '../database.ts';
import { TaskRunsRepository } from './task-runs.repository.ts';

/** Writes down when a scheduled task was done. Work is never left undone because that cannot be written. */
@Injectable()
export class TaskRunRecorder {
  constructor(
    private readonly runs: TaskRunsRepository,
    private readonly work: UnitOfWork<WorkerClient>,
    @Inject(LOG) private readonly log: Log,
  ) {}

  readonly record: RecordRun = async ({ job: { name, schedule }, id, isScheduled }, work) => {
    if (schedule?.task === undefined) return work();
    await this.save((unit) => this.runs.begin(unit, name, id, isScheduled ? 'schedule' : 'hand'));
    try {
      await work();
    } catch (error) {
      const { code } = error instanceof AppError ? error.definition : commonErrors.internal;
      await this.save((unit) => this.runs.end(unit, name, id, code));
      throw error;
    }
    await this.save((unit) => this.runs.end(unit, name, id, null));
  };

  private async save(write: (unit: WorkerUnit) => Promise<void>): Promise<void> {
    await this.work
      .run(BY_ITSELF, write)
      .catch((error: unknown) => this.log.warn({ err: error }, 'a run of a scheduled task could not be recorded'));
  }
}
