import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listProjectTaskRuns } from '@nivel/contracts/projects/automation/list-project-task-runs.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../../database.ts';
import { ProjectTasksRepository } from './project-tasks.repository.ts';
import { shownRun } from './shown-project-task.ts';

@Handles(listProjectTaskRuns)
export class ListProjectTaskRunsHandler implements Handler<typeof listProjectTaskRuns> {
  constructor(
    private readonly tasks: ProjectTasksRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({
    project_id: id,
    kind,
  }: InputOf<typeof listProjectTaskRuns>): Promise<OutputOf<typeof listProjectTaskRuns>> {
    return { runs: (await this.tasks.runs(this.work.reads, id, kind)).map(shownRun) };
  }
}
