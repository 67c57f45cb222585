import { Module } from '@nestjs/common';
import { CloseRoomsWhenOrganizationMemberChanged } from './close-rooms-when-organization-member-changed.consumer.ts';
import { CloseRoomsWhenOrganizationMemberRemoved } from './close-rooms-when-organization-member-removed.consumer.ts';
import { CloseRoomsWhenPersonChanged } from './close-rooms-when-person-changed.consumer.ts';
import { ClosingRooms } from './closing-rooms.ts';
import { EnterProjectHandler } from './enter-project.handler.ts';
import { ProjectResolver } from './project-resolver.ts';
import { ProjectRolesRepository } from './project-roles.repository.ts';

/** Who may what in a project. */
@Module({
  providers: [
    CloseRoomsWhenOrganizationMemberChanged,
    CloseRoomsWhenOrganizationMemberRemoved,
    CloseRoomsWhenPersonChanged,
    ClosingRooms,
    EnterProjectHandler,
    ProjectResolver,
    ProjectRolesRepository,
  ],
  exports: [ProjectRolesRepository],
})
export class ProjectAccessModule {}
