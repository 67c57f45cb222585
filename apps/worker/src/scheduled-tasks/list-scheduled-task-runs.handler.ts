import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listScheduledTaskRuns } from '@nivel/contracts/worker/scheduled-tasks/list-scheduled-task-runs.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { WorkerClient } from '../database.ts';
import { TaskRunsRepository } from '../jobs/task-runs.repository.ts';
import { shownRun } from './shown-task.ts';
import { TaskList } from './task-list.ts';

@Handles(listScheduledTaskRuns)
export class ListScheduledTaskRunsHandler implements Handler<typeof listScheduledTaskRuns> {
  constructor(
    private readonly list: TaskList,
    private readonly runs: TaskRunsRepository,
    private readonly work: UnitOfWork<WorkerClient>,
  ) {}

  async handle({ name }: InputOf<typeof listScheduledTaskRuns>): Promise<OutputOf<typeof listScheduledTaskRuns>> {
    const { job } = this.list.find(name);
    return { runs: (await this.runs.ofTask(this.work.reads, job.name)).map(shownRun) };
  }
}
