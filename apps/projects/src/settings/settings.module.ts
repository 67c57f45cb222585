import { Module } from '@nestjs/common';
import { BoardModule } from '../board/board.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { TeamModule } from '../team/team.module.ts';
import { GetCricoProjectSettingsHandler } from './get-crico-project-settings.handler.ts';
import { MetadataChecks } from './metadata-checks.ts';
import { SaveProjectSettingsHandler } from './save-project-settings.handler.ts';
import { SettingsChanges } from './settings-changes.ts';
import { SettingsWriter } from './settings-writer.ts';
import { SettingsRepository } from './settings.repository.ts';
import { UpdateCricoProjectMetadataHandler } from './update-crico-project-metadata.handler.ts';
import { UpdateCricoProjectSettingsHandler } from './update-crico-project-settings.handler.ts';
import { UpdateOrganizationProjectHandler } from './update-organization-project.handler.ts';

/** Settings of projects. */
@Module({
  imports: [BoardModule, ProjectAccessModule, TeamModule],
  providers: [
    GetCricoProjectSettingsHandler,
    MetadataChecks,
    SaveProjectSettingsHandler,
    SettingsChanges,
    SettingsRepository,
    SettingsWriter,
    UpdateCricoProjectMetadataHandler,
    UpdateCricoProjectSettingsHandler,
    UpdateOrganizationProjectHandler,
  ],
  exports: [SettingsRepository],
})
export class SettingsModule {}
