import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import { runProjectTask } from '@nivel/contracts/projects/automation/run-project-task.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../../database.ts';
import { LockedProject } from '../../project-access/locked-project.ts';
import { AutomationSettingsRepository } from '../settings/automation-settings.repository.ts';
import { ProjectTaskRunner } from './project-task-runner.ts';
import { ProjectTasksRepository } from './project-tasks.repository.ts';

@Handles(runProjectTask)
export class RunProjectTaskHandler implements Handler<typeof runProjectTask> {
  constructor(
    private readonly tasks: ProjectTasksRepository,
    private readonly runner: ProjectTaskRunner,
    private readonly settings: AutomationSettingsRepository,
    private readonly locked: LockedProject,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id: projectId, kind, run_id: runId }: InputOf<typeof runProjectTask>,
    call: Call,
  ): Promise<OutputOf<typeof runProjectTask>> {
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, projectId, actorOf(call).userId, 'lead');
      const task = await this.tasks.lock(unit, projectId, kind);
      if (task === null) throw new AppError(automationErrors.project_task_not_found);
      if (await this.tasks.hasRun(unit, task, runId)) return { success: true };
      if (task.isPaused) throw new AppError(automationErrors.project_task_paused);
      if (await this.settings.isPaused(unit, projectId)) throw new AppError(automationErrors.automation_paused);
      await this.runner.runByHand(unit, task, runId);
      return { success: true };
    });
  }
}
