import { Module } from '@nestjs/common';
import { EnterOrganizationProjectsHandler } from './enter-organization-projects.handler.ts';
import { EnterProjectHandler } from './enter-project.handler.ts';
import { LockedProject } from './locked-project.ts';
import { ProjectListNotifier } from './project-list-notifier.ts';
import { ProjectResolver } from './project-resolver.ts';
import { ProjectRolesRepository } from './project-roles.repository.ts';
import { ReadProjectOrganizationHandler } from './read-project-organization.handler.ts';
import { TellLostProjectsWhenOrganizationMemberChangedConsumer } from './tell-lost-projects-when-organization-member-changed.consumer.ts';
import { RoleNotifier } from './role-notifier.ts';

/** Who may what in a project. */
@Module({
  providers: [
    EnterOrganizationProjectsHandler,
    EnterProjectHandler,
    LockedProject,
    ProjectListNotifier,
    ProjectResolver,
    ProjectRolesRepository,
    ReadProjectOrganizationHandler,
    TellLostProjectsWhenOrganizationMemberChangedConsumer,
    RoleNotifier,
  ],
  exports: [LockedProject, ProjectListNotifier, ProjectRolesRepository, RoleNotifier],
})
export class ProjectAccessModule {}
