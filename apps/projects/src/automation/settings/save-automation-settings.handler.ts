import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { DEFAULT_TIME_ZONE } from '@nivel/contracts/kernel/time-zone';
import type { AutomationSettings } from '@nivel/contracts/projects/automation/automation-settings';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import { saveAutomationSettings } from '@nivel/contracts/projects/automation/save-automation-settings.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { ProjectLog } from '../../board/log/project-log.ts';
import type { ProjectsClient } from '../../database.ts';
import { LockedProject } from '../../project-access/locked-project.ts';
import { AutomationSettingsRepository } from './automation-settings.repository.ts';
import { quietEnd } from './quiet-hours.ts';

type Choices = Pick<AutomationSettings, 'time_zone' | 'quiet_hours'>;

const isSame = (stored: Choices, chosen: Choices): boolean =>
  stored.time_zone === chosen.time_zone &&
  stored.quiet_hours?.from === chosen.quiet_hours?.from &&
  stored.quiet_hours?.until === chosen.quiet_hours?.until;

@Handles(saveAutomationSettings)
export class SaveAutomationSettingsHandler implements Handler<typeof saveAutomationSettings> {
  constructor(
    private readonly settings: AutomationSettingsRepository,
    private readonly locked: LockedProject,
    private readonly log: ProjectLog,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle(
    { project_id: projectId, seen, ...choices }: InputOf<typeof saveAutomationSettings>,
    call: Call,
  ): Promise<OutputOf<typeof saveAutomationSettings>> {
    return this.work.run(call, async (unit) => {
      await this.locked.for(unit, projectId, actorOf(call).userId, 'lead');
      const stored = await this.settings.of(unit, projectId);
      // Asked again, it is answered as the first time.
      if (isSame(stored, choices)) return { success: true };
      if (stored.version !== seen) throw new AppError(automationErrors.automation_settings_changed);
      const { time_zone: zone, quiet_hours: quiet } = choices;
      const heldUntil = quietEnd(quiet, zone ?? DEFAULT_TIME_ZONE, unit.now) ?? unit.now;
      await this.settings.choose(unit, projectId, choices, heldUntil);
      await this.log.note(unit, projectId, 'settings', 'save-automation-settings');
      return { success: true };
    });
  }
}
