import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { runDueProjectTasks } from '@nivel/contracts/projects/automation/run-due-project-tasks.operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../../database.ts';
import { ProjectTaskRunner } from './project-task-runner.ts';
import { ProjectTasksRepository } from './project-tasks.repository.ts';

/** Tasks of one part: a unit of work is short. */
const MOST = 10;

@Handles(runDueProjectTasks)
export class RunDueProjectTasksHandler implements Handler<typeof runDueProjectTasks> {
  constructor(
    private readonly tasks: ProjectTasksRepository,
    private readonly runner: ProjectTaskRunner,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(): Promise<OutputOf<typeof runDueProjectTasks>> {
    return this.work.run(BY_ITSELF, async (unit) => {
      const due = await this.tasks.lockDue(unit, MOST);
      for (const task of due) await this.runner.runDue(unit, task);
      return { ran: due.length, has_more: due.length === MOST };
    });
  }
}
