import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listScheduledTasks } from '@nivel/contracts/worker/scheduled-tasks/list-scheduled-tasks.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { WorkerClient } from '../database.ts';
import { TaskChangesRepository } from '../jobs/task-changes.repository.ts';
import { TaskRunsRepository } from '../jobs/task-runs.repository.ts';
import { WorkerQueue } from '../jobs/worker-queue.ts';
import { shownTask } from './shown-task.ts';
import { TaskList } from './task-list.ts';

@Handles(listScheduledTasks)
export class ListScheduledTasksHandler implements Handler<typeof listScheduledTasks> {
  constructor(
    private readonly list: TaskList,
    private readonly queue: WorkerQueue,
    private readonly changes: TaskChangesRepository,
    private readonly runs: TaskRunsRepository,
    private readonly work: UnitOfWork<WorkerClient>,
    private readonly clock: Clock,
  ) {}

  async handle(_: InputOf<typeof listScheduledTasks>): Promise<OutputOf<typeof listScheduledTasks>> {
    const { reads } = this.work;
    const [changes, last, running, next] = await Promise.all([
      this.changes.all(reads),
      this.runs.latest(reads),
      this.runs.running(reads, this.clock.now()),
      this.queue.nextRuns(),
    ]);
    return {
      tasks: this.list.tasks.map((task) => {
        const { name } = task.job;
        return shownTask(task, {
          change: changes.get(name),
          isRunning: running.has(name),
          next: next.get(name),
          last: last.get(name),
        });
      }),
    };
  }
}
