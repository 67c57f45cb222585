import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { setUpProjectTask } from '@nivel/contracts/projects/automation/set-up-project-task.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../../board/log/project-log.ts';
import type { ProjectsClient } from '../../database.ts';
import { LockedProject } from '../../project-access/locked-project.ts';
import { ProjectTasksRepository } from './project-tasks.repository.ts';
import { firstTimeOf } from './task-times.ts';

@Handles(setUpProjectTask)
export class SetUpProjectTaskHandler implements Handler<typeof setUpProjectTask> {
  constructor(
    private readonly tasks: ProjectTasksRepository,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id: projectId, kind, time }: InputOf<typeof setUpProjectTask>,
    call: Call,
  ): Promise<OutputOf<typeof setUpProjectTask>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, projectId, userId, 'lead');
      const first = firstTimeOf(time, unit.now);
      const before = await this.tasks.lock(unit, projectId, kind);
      const isSame = before?.cron === time.cron && before.timeZone === time.time_zone && before.ownerId === userId;
      if (isSame) return { success: true };
      await this.tasks.setUp(unit, { projectId, kind, ownerId: userId, recipients: [], time, first });
      await this.log.note(unit, projectId, 'settings', 'set-up-project-task');
      return { success: true };
    });
  }
}
