import type { InputOf } from '@nivel/contracts/kernel/operation';
import { DONE, type Outcome } from '@nivel/contracts/projects/outcome';
import { updateCricoProjectSettings } from '@nivel/contracts/projects/update-crico-project-settings.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { SettingsWriter } from './settings-writer.ts';

@Handles(updateCricoProjectSettings)
export class UpdateCricoProjectSettingsHandler implements Handler<typeof updateCricoProjectSettings> {
  constructor(private readonly writer: SettingsWriter) {}

  async handle(
    { project_id_param: id, settings_param: given }: InputOf<typeof updateCricoProjectSettings>,
    call: Call,
  ): Promise<Outcome> {
    const notifications = {
      email_notifications: given['notifications.email_notifications'],
      milestone_updates: given['notifications.milestone_updates'],
      team_changes: given['notifications.team_changes'],
      deadline_reminders: given['notifications.deadline_reminders'],
    };
    await this.writer.save(call, id, { metadata: {}, notifications });
    return DONE;
  }
}
