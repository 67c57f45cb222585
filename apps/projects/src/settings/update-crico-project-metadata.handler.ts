import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { project } from '@nivel/contracts/projects/memberships';
import { DONE, type Outcome } from '@nivel/contracts/projects/outcome';
import { updateCricoProjectMetadata } from '@nivel/contracts/projects/update-crico-project-metadata.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, roleOf, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { MetadataChecks } from './metadata-checks.ts';
import { differencesIn } from './project-settings.ts';
import { SettingsChanges } from './settings-changes.ts';
import { SettingsRepository } from './settings.repository.ts';

@Handles(updateCricoProjectMetadata)
export class UpdateCricoProjectMetadataHandler implements Handler<typeof updateCricoProjectMetadata> {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly checks: MetadataChecks,
    private readonly changes: SettingsChanges,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(input: InputOf<typeof updateCricoProjectMetadata>, call: Call): Promise<Outcome> {
    const { project_id_param: id, metadata_param: wanted, confirm_readers_param: confirmed } = input;
    const role = roleOf(call, project);
    const found = await this.settings.find(this.work.reads, id);
    if (found === null) throw new AppError(commonErrors.forbidden);
    const { name, description, color, status, visibility, ...own } = wanted;
    const board = differencesIn(found.board, { name, description, color, status, visibility });
    const changed = differencesIn(found.settings, this.checks.allowed(role, own));
    if (board.visibility === 'public') await this.checks.checkPublic(role, confirmed);
    this.checks.checkDates({ ...found.settings, ...changed });
    await this.checks.checkManager(id, changed.project_manager_id);
    await this.changes.change(call, id, board, changed);
    return DONE;
  }
}
