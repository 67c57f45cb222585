import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { readAutomationSettings } from '@nivel/contracts/projects/automation/read-automation-settings.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../../database.ts';
import { AutomationSettingsRepository } from './automation-settings.repository.ts';

@Handles(readAutomationSettings)
export class ReadAutomationSettingsHandler implements Handler<typeof readAutomationSettings> {
  constructor(
    private readonly settings: AutomationSettingsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  handle({ project_id }: InputOf<typeof readAutomationSettings>): Promise<OutputOf<typeof readAutomationSettings>> {
    return this.settings.of(this.work.reads, project_id);
  }
}
