import { Module } from '@nestjs/common';
import { OrganizationsModule } from '../organizations/organizations.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { CopiesRepository } from './copies.repository.ts';
import { CopyEnds } from './end-copy.ts';
import { CopyProjectWhenCopyStarted } from './copy-project-when-copy-started.consumer.ts';
import { CopySteps } from './copy-project.ts';
import { DuplicateCricoProjectHandler } from './duplicate-crico-project.handler.ts';
import { GoOnCopyingWhenCopyProgressed } from './continue-copy-when-copy-progressed.consumer.ts';
import { ListProjectCopiesHandler } from './list-project-copies.handler.ts';

/** Copies of projects, made in the background. */
@Module({
  imports: [OrganizationsModule, ProjectAccessModule],
  providers: [
    CopiesRepository,
    CopyEnds,
    CopyProjectWhenCopyStarted,
    CopySteps,
    DuplicateCricoProjectHandler,
    GoOnCopyingWhenCopyProgressed,
    ListProjectCopiesHandler,
  ],
  exports: [CopiesRepository, CopyEnds],
})
export class CopyingModule {}
