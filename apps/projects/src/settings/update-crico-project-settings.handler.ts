import type { InputOf } from '@nivel/contracts/kernel/operation';
import { DONE, type Outcome } from '@nivel/contracts/projects/outcome';
import { updateCricoProjectSettings } from '@nivel/contracts/projects/update-crico-project-settings.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { defaultSettings, differencesIn } from './project-settings.ts';
import { SettingsChanges } from './settings-changes.ts';
import { SettingsRepository } from './settings.repository.ts';

@Handles(updateCricoProjectSettings)
export class UpdateCricoProjectSettingsHandler implements Handler<typeof updateCricoProjectSettings> {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly changes: SettingsChanges,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { project_id_param: id, settings_param: given }: InputOf<typeof updateCricoProjectSettings>,
    call: Call,
  ): Promise<Outcome> {
    const found = await this.settings.find(this.work.reads, id);
    const wanted = {
      email_notifications: given['notifications.email_notifications'],
      milestone_updates: given['notifications.milestone_updates'],
      team_changes: given['notifications.team_changes'],
      deadline_reminders: given['notifications.deadline_reminders'],
    };
    const changed = differencesIn<object>(found?.settings ?? defaultSettings, wanted);
    await this.changes.change(call, id, {}, changed);
    return DONE;
  }
}
