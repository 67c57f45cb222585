import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { runScheduledTask } from '@nivel/contracts/worker/scheduled-tasks/run-scheduled-task.operation';
import { workerErrors } from '@nivel/contracts/worker/worker.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { WorkerClient } from '../database.ts';
import { TaskChangesRepository } from '../jobs/task-changes.repository.ts';
import { TaskRunsRepository } from '../jobs/task-runs.repository.ts';
import { WorkerQueue } from '../jobs/worker-queue.ts';
import { TaskList } from './task-list.ts';

/** A second click finds the first one's job in the queue: it has the same id. A failed run is not retried automatically. */
@Handles(runScheduledTask)
export class RunScheduledTaskHandler implements Handler<typeof runScheduledTask> {
  constructor(
    private readonly list: TaskList,
    private readonly queue: WorkerQueue,
    private readonly changes: TaskChangesRepository,
    private readonly runs: TaskRunsRepository,
    private readonly work: UnitOfWork<WorkerClient>,
    private readonly clock: Clock,
  ) {}

  async handle(
    { name }: InputOf<typeof runScheduledTask>,
    { trace }: Call,
  ): Promise<OutputOf<typeof runScheduledTask>> {
    const { job } = this.list.find(name);
    const { reads } = this.work;
    const [changes, running] = await Promise.all([this.changes.all(reads), this.runs.running(reads, this.clock.now())]);
    if (changes.get(name)?.isPaused || running.has(name)) throw new AppError(workerErrors.task_not_scheduled);
    if (!(await this.queue.tryAdd(job, {}, { id: `by-hand-${name}`, trace }, 1)))
      throw new AppError(commonErrors.unavailable);
    return { success: true };
  }
}
