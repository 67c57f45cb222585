import { Module } from '@nestjs/common';
import { AdditionNoticesModule } from '../addition-notices/addition-notices.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { BoardModule } from '../board/board.module.ts';
import { DirectoryModule } from '../directory/directory.module.ts';
import { InvitesModule } from '../invites/invites.module.ts';
import { OrganizationsModule } from '../organizations/organizations.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { DirectorSuccession } from './director-succession.ts';
import { GetProjectTeamMembersHandler } from './get-project-team-members.handler.ts';
import { GetUserTeamOverviewHandler } from './get-user-team-overview.handler.ts';
import { InviteUserToProjectHandler } from './invite-user-to-project.handler.ts';
import { ListProjectPeopleHandler } from './list-project-people.handler.ts';
import { LockedTeam } from './locked-team.ts';
import { ManageCricoProjectTeamHandler } from './manage-crico-project-team.handler.ts';
import { OrganizationGuests } from './organization-guests.ts';
import { TeamChanges } from './team-changes.ts';
import { TeamOffboarding } from './team-offboarding.ts';
import { TeamRepository } from './team.repository.ts';

/** The members of projects. */
@Module({
  imports: [
    AdditionNoticesModule,
    AuditModule,
    BoardModule,
    DirectoryModule,
    InvitesModule,
    OrganizationsModule,
    ProjectAccessModule,
  ],
  providers: [
    DirectorSuccession,
    GetProjectTeamMembersHandler,
    GetUserTeamOverviewHandler,
    InviteUserToProjectHandler,
    ListProjectPeopleHandler,
    LockedTeam,
    ManageCricoProjectTeamHandler,
    OrganizationGuests,
    TeamChanges,
    TeamOffboarding,
    TeamRepository,
  ],
  exports: [DirectorSuccession, LockedTeam, TeamChanges, TeamRepository],
})
export class TeamModule {}
