import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import { pauseProjectTask } from '@nivel/contracts/projects/automation/pause-project-task.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../../board/log/project-log.ts';
import type { ProjectsClient } from '../../database.ts';
import { LockedProject } from '../../project-access/locked-project.ts';
import { ProjectTasksRepository } from './project-tasks.repository.ts';
import { nextTimeOf } from './task-times.ts';

/** Times that pass during a pause are not made up for. */
@Handles(pauseProjectTask)
export class PauseProjectTaskHandler implements Handler<typeof pauseProjectTask> {
  constructor(
    private readonly tasks: ProjectTasksRepository,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id: projectId, kind, is_paused: isPaused }: InputOf<typeof pauseProjectTask>,
    call: Call,
  ): Promise<OutputOf<typeof pauseProjectTask>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, projectId, userId, 'lead');
      const task = await this.tasks.lock(unit, projectId, kind);
      if (task === null) throw new AppError(automationErrors.project_task_not_found);
      if (task.isPaused === isPaused) return { success: true };
      const next = nextTimeOf(task, unit.now) ?? task.nextRunAt;
      const ownerId = isPaused ? task.ownerId : userId;
      await this.tasks.save(unit, { ...task, isPaused, ownerId, nextRunAt: next });
      await this.log.note(unit, projectId, 'settings', isPaused ? 'pause-project-task' : 'resume-project-task');
      return { success: true };
    });
  }
}
