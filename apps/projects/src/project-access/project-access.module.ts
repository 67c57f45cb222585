import { Module } from '@nestjs/common';
import { EnterProjectHandler } from './enter-project.handler.ts';
import { LockedProject } from './locked-project.ts';
import { ProjectResolver } from './project-resolver.ts';
import { ProjectRolesRepository } from './project-roles.repository.ts';
import { TellLostProjectsWhenOrganizationMemberChanged } from './tell-lost-projects-when-organization-member-changed.consumer.ts';
import { ToldRoles } from './role-notifier.ts';

/** Who may what in a project. */
@Module({
  providers: [
    EnterProjectHandler,
    LockedProject,
    ProjectResolver,
    ProjectRolesRepository,
    TellLostProjectsWhenOrganizationMemberChanged,
    ToldRoles,
  ],
  exports: [LockedProject, ProjectRolesRepository, ToldRoles],
})
export class ProjectAccessModule {}
