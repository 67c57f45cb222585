import type { InputOf } from '@nivel/contracts/kernel/operation';
import { DONE, type Outcome } from '@nivel/contracts/projects/outcome';
import { saveProjectSettings } from '@nivel/contracts/projects/save-project-settings.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { SettingsWriter } from './settings-writer.ts';

@Handles(saveProjectSettings)
export class SaveProjectSettingsHandler implements Handler<typeof saveProjectSettings> {
  constructor(private readonly writer: SettingsWriter) {}

  async handle(
    { project_id, confirmed_readers, ...wanted }: InputOf<typeof saveProjectSettings>,
    call: Call,
  ): Promise<Outcome> {
    await this.writer.save(call, project_id, { ...wanted, confirmedReaders: confirmed_readers });
    return DONE;
  }
}
