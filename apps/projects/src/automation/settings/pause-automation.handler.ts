import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { pauseAutomation } from '@nivel/contracts/projects/automation/pause-automation.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../../board/log/project-log.ts';
import type { ProjectsClient } from '../../database.ts';
import { LockedProject } from '../../project-access/locked-project.ts';
import { AutomationSettingsRepository } from './automation-settings.repository.ts';

@Handles(pauseAutomation)
export class PauseAutomationHandler implements Handler<typeof pauseAutomation> {
  constructor(
    private readonly settings: AutomationSettingsRepository,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id: projectId, is_paused: isPaused }: InputOf<typeof pauseAutomation>,
    call: Call,
  ): Promise<OutputOf<typeof pauseAutomation>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, projectId, userId, 'lead');
      if ((await this.settings.isPaused(unit, projectId)) === isPaused) return { success: true };
      await this.settings.pause(unit, projectId, isPaused ? userId : null);
      await this.log.note(unit, projectId, 'settings', isPaused ? 'pause-automation' : 'resume-automation');
      return { success: true };
    });
  }
}
