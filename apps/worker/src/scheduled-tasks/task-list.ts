import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { workerErrors } from '@nivel/contracts/worker/worker.errors';
import { WorkerQueue } from '../jobs/worker-queue.ts';
import { isTask, type TaskSchedule } from './shown-task.ts';

/** The scheduled tasks of the installation, as their jobs declare them. */
@Injectable()
export class TaskList {
  readonly tasks: readonly TaskSchedule[];

  constructor(queue: WorkerQueue) {
    this.tasks = queue.declared.filter(isTask);
  }

  /** @throws AppError `task_not_found` */
  find(name: string): TaskSchedule {
    const task = this.tasks.find(({ job }) => job.name === name);
    if (task === undefined) throw new AppError(workerErrors.task_not_found);
    return task;
  }
}
