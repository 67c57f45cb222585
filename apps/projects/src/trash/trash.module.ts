import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { CopyingModule } from '../copying/copying.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { AnalyzeProjectDeletionHandler } from './analyze-project-deletion.handler.ts';
import { DeleteCricoProjectHandler } from './delete-crico-project.handler.ts';
import { DeleteOrganizationProjectHandler } from './delete-organization-project.handler.ts';
import { DeletedProjectsRepository } from './deleted-projects.repository.ts';
import { ListDeletedProjectsHandler } from './list-deleted-projects.handler.ts';
import { ProjectDeletion } from './project-deletion.ts';
import { PurgeTrashHandler } from './purge-trash.handler.ts';
import { RestoreProjectHandler } from './restore-project.handler.ts';
import { TrashTime } from './trash-time.ts';

/** Projects in the trash. */
@Module({
  imports: [AuditModule, CopyingModule, ProjectAccessModule],
  providers: [
    AnalyzeProjectDeletionHandler,
    DeleteCricoProjectHandler,
    DeleteOrganizationProjectHandler,
    ProjectDeletion,
    DeletedProjectsRepository,
    ListDeletedProjectsHandler,
    PurgeTrashHandler,
    RestoreProjectHandler,
    TrashTime,
  ],
})
export class TrashModule {}
