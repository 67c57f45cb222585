import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listProjectTasks } from '@nivel/contracts/projects/automation/list-project-tasks.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../../database.ts';
import { ProjectTasksRepository } from './project-tasks.repository.ts';
import { shownTask } from './shown-project-task.ts';

@Handles(listProjectTasks)
export class ListProjectTasksHandler implements Handler<typeof listProjectTasks> {
  constructor(
    private readonly tasks: ProjectTasksRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ project_id: id }: InputOf<typeof listProjectTasks>): Promise<OutputOf<typeof listProjectTasks>> {
    const { reads } = this.work;
    const [tasks, runs] = await Promise.all([this.tasks.ofProject(reads, id), this.tasks.latest(reads, id)]);
    const last = new Map(runs.map((run) => [run.kind, run]));
    return { tasks: tasks.map((task) => shownTask(task, last.get(task.kind))) };
  }
}
