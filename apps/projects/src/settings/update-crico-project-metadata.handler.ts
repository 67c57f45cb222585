import type { InputOf } from '@nivel/contracts/kernel/operation';
import { DONE, type Outcome } from '@nivel/contracts/projects/outcome';
import { updateCricoProjectMetadata } from '@nivel/contracts/projects/update-crico-project-metadata.operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { SettingsWriter } from './settings-writer.ts';

@Handles(updateCricoProjectMetadata)
export class UpdateCricoProjectMetadataHandler implements Handler<typeof updateCricoProjectMetadata> {
  constructor(private readonly writer: SettingsWriter) {}

  async handle(input: InputOf<typeof updateCricoProjectMetadata>, call: Call): Promise<Outcome> {
    const { project_id_param: id, metadata_param: metadata, confirm_readers_param: confirmedReaders } = input;
    await this.writer.save(call, id, { metadata, notifications: {}, confirmedReaders });
    return DONE;
  }
}
