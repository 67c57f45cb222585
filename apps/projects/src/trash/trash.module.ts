import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { ProjectCopiesModule } from '../project-copies/project-copies.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { ProjectImportsModule } from '../project-imports/project-imports.module.ts';
import { RetentionModule } from '../retention/retention.module.ts';
import { AnalyzeProjectDeletionHandler } from './analyze-project-deletion.handler.ts';
import { DeleteCricoProjectHandler } from './delete-crico-project.handler.ts';
import { DeleteOrganizationProjectHandler } from './delete-organization-project.handler.ts';
import { DeletedProjectsRepository } from './deleted-projects.repository.ts';
import { ListDeletedProjectsHandler } from './list-deleted-projects.handler.ts';
import { ListProjectTrashHandler } from './list-project-trash.handler.ts';
import { ProjectDeletion } from './project-deletion.ts';
import { ProjectTrashRepository } from './project-trash.repository.ts';
import { PurgeTrashHandler } from './purge-trash.handler.ts';
import { PurgeRepository } from './purge.repository.ts';
import { ReadDeletedProjectHandler } from './read-deleted-project.handler.ts';
import { RestoreProjectHandler } from './restore-project.handler.ts';

/** The trash, and its end. */
@Module({
  imports: [AuditModule, PeopleModule, ProjectCopiesModule, ProjectAccessModule, ProjectImportsModule, RetentionModule],
  providers: [
    AnalyzeProjectDeletionHandler,
    DeleteCricoProjectHandler,
    DeleteOrganizationProjectHandler,
    ProjectDeletion,
    DeletedProjectsRepository,
    ListDeletedProjectsHandler,
    ListProjectTrashHandler,
    ProjectTrashRepository,
    PurgeRepository,
    PurgeTrashHandler,
    ReadDeletedProjectHandler,
    RestoreProjectHandler,
  ],
})
export class TrashModule {}
