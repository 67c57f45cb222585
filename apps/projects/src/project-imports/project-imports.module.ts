import { Module } from '@nestjs/common';
import { AdditionNoticesModule } from '../addition-notices/addition-notices.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { OrganizationsModule } from '../organizations/organizations.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { ProjectCopiesModule } from '../project-copies/project-copies.module.ts';
import { BeginProjectImportHandler } from './begin-project-import.handler.ts';
import { CancelProjectImportHandler } from './cancel-project-import.handler.ts';
import { EndProjectImportHandler } from './end-project-import.handler.ts';
import { ImportedTeamNotifier } from './imported-team-notifier.ts';
import { ImportsRepository } from './imports.repository.ts';
import { ListProjectImportsHandler } from './list-project-imports.handler.ts';
import { OwnImport } from './own-import.ts';
import { RemoveImport } from './remove-import.ts';
import { TakeImportBatchHandler } from './take-import-batch.handler.ts';

/** Imports of files as projects, batch by batch. */
@Module({
  imports: [AdditionNoticesModule, AuditModule, OrganizationsModule, ProjectAccessModule, ProjectCopiesModule],
  providers: [
    BeginProjectImportHandler,
    CancelProjectImportHandler,
    EndProjectImportHandler,
    ImportedTeamNotifier,
    ImportsRepository,
    ListProjectImportsHandler,
    OwnImport,
    RemoveImport,
    TakeImportBatchHandler,
  ],
  exports: [RemoveImport],
})
export class ProjectImportsModule {}
