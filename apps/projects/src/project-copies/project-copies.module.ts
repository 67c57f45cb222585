import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../organizations/organizations.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { CopiesRepository } from './copies.repository.ts';
import { EndCopy } from './end-copy.ts';
import { CopyProjectWhenCopyStartedConsumer } from './copy-project-when-copy-started.consumer.ts';
import { CopyProject } from './copy-project.ts';
import { DuplicateCricoProjectHandler } from './duplicate-crico-project.handler.ts';
import { GoOnCopyingWhenCopyProgressedConsumer } from './go-on-copying-when-copy-progressed.consumer.ts';
import { ListProjectCopiesHandler } from './list-project-copies.handler.ts';

/** Copies of projects, made in the background. */
@Module({
  imports: [OrganizationsModule, ProjectAccessModule],
  providers: [
    CopiesRepository,
    EndCopy,
    CopyProjectWhenCopyStartedConsumer,
    CopyProject,
    DuplicateCricoProjectHandler,
    GoOnCopyingWhenCopyProgressedConsumer,
    ListProjectCopiesHandler,
  ],
  exports: [CopiesRepository, EndCopy],
})
export class ProjectCopiesModule {}
