import { Module } from '@nestjs/common';
import { EnterOrganizationProjectsHandler } from './enter-organization-projects.handler.ts';
import { EnterProjectHandler } from './enter-project.handler.ts';
import { LockedProject } from './locked-project.ts';
import { ProjectListNotifier } from './project-list-notifier.ts';
import { ProjectResolver } from './project-resolver.ts';
import { ProjectRolesRepository } from './project-roles.repository.ts';
import { TellLostProjectsWhenOrganizationMemberChanged } from './tell-lost-projects-when-organization-member-changed.consumer.ts';
import { ToldRoles } from './told-roles.ts';

/** Who may what in a project. */
@Module({
  providers: [
    EnterOrganizationProjectsHandler,
    EnterProjectHandler,
    LockedProject,
    ProjectListNotifier,
    ProjectResolver,
    ProjectRolesRepository,
    TellLostProjectsWhenOrganizationMemberChanged,
    ToldRoles,
  ],
  exports: [LockedProject, ProjectListNotifier, ProjectRolesRepository, ToldRoles],
})
export class ProjectAccessModule {}
